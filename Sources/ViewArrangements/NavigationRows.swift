package import Foundation

/// The rows of a navigation bar: a prompt, buttons and the title, a large title below them, the search field.
///
/// A pure function of lengths in points, y down.
package struct NavigationRows {
  /// The row of the prompt; nil without one.
  package let prompt: CGRect?
  /// The row of buttons, without the padding at its ends.
  package let buttons: CGRect
  /// The row of the large title; nil without one.
  package let largeTitle: CGRect?
  /// The rectangle of the search field, at the bottom of the bar.
  package let search: CGRect

  /// The heights of the row of buttons above a large title, and of the large title.
  private static let (buttonHeight, titleHeight): (CGFloat, CGFloat) = (44, 52)
  /// The height that a prompt adds to a bar, in points: documents with simulated prompts state it.
  package static let promptHeight: CGFloat = 30

  /// Creates the rows of a bar.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the bar.
  ///   - searchHeight: The height of the search field; 0 without one.
  ///   - hasLargeTitle: Whether a large title is below the buttons, if the bar has space for both.
  ///   - hasPrompt: Whether a prompt is above the buttons, if the bar has space for both.
  package init(
    bounds: CGRect, searchHeight: CGFloat, hasLargeTitle: Bool, hasPrompt: Bool = false
  ) {
    let margin = BarItemArrangement.margin
    var rest: CGRect
    (search, rest) = bounds.divided(atDistance: searchHeight, from: .maxYEdge)
    rest = CGRect(
      x: rest.minX + margin, y: rest.minY, width: max(0, rest.width - 2 * margin),
      height: rest.height)
    if hasPrompt, rest.height > Self.promptHeight {
      let (upper, lower) = rest.divided(atDistance: Self.promptHeight, from: .minYEdge)
      (prompt, rest) = (upper, lower)
    } else {
      prompt = nil
    }
    if hasLargeTitle, rest.height >= Self.buttonHeight + Self.titleHeight {
      let (upper, lower) = rest.divided(atDistance: Self.buttonHeight, from: .minYEdge)
      (buttons, largeTitle) = (upper, lower)
    } else {
      (buttons, largeTitle) = (rest, nil)
    }
  }
}

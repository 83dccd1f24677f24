internal import Foundation

/// A view with a number, in points of its picture.
struct NumberMark {
  /// The number.
  let number: Int
  /// The part of the view's frame that nothing clips.
  let rect: CGRect
  /// Whether no view with a number is inside the view, so that it draws what others would cover.
  let isContent: Bool
}

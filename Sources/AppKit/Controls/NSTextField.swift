public import Foundation
package import ViewCore

/// Text that is read or edited.
///
/// - SeeAlso: Apple, "NSTextField"; rules measured on macOS frames, sections 6, 8 and 9.
@preconcurrency @MainActor open class NSTextField: NSControl {
  /// The frame around text that can be edited.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }

  /// Whether users may change the text.
  open var isEditable = true { didSet { contentChanged() } }
  /// Whether users may select the text.
  open var isSelectable = true
  /// Whether there is a thin line around.
  open var isBordered = false { didSet { contentChanged() } }
  /// Whether there is a frame around.
  open var isBezeled = true { didSet { contentChanged() } }
  /// Which frame.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether there is a colour behind the text.
  open var drawsBackground = true
  /// What stands in an empty field.
  open var placeholderString: String?
  /// How many lines there may be; 0 is any number.
  open var maximumNumberOfLines = 0 { didSet { contentChanged() } }
  /// The width at which natural size assumes that lines break, in points; 0 lets layout find it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// Whether the text has neither border nor bezel.
  package var isLabel: Bool { !isBordered && !isBezeled }
  package override var controlStyle: ControlStyle { isLabel ? .label : .field }
  package override var contentDescription: String? { stringValue }

  /// The font's size, by which lines are measured.
  package var fontSize: Double { Double(font?.pointSize ?? 13) }
  /// The height of a line.
  package var lineHeight: Double {
    ControlBaselines.lineHeight(ofFontSize: fontSize, generation)
  }

  /// A label's text begins at the top; that of a field stands in the middle.
  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    guard isLabel else { return super.ownBaselines }
    let descent = ControlBaselines.descent(ofFontSize: fontSize)
    let first = NodeBaseline.top(lineHeight - descent)
    // A second line needs its own height.
    let isSingleLine = alignmentHeight < lineHeight * 1.7
    return (first, isSingleLine ? first : .bottom(descent))
  }
  open override var firstBaselineOffsetFromTop: CGFloat {
    isLabel
      ? lineHeight - ControlBaselines.descent(ofFontSize: fontSize)
      : super.firstBaselineOffsetFromTop
  }
  open override var baselineOffsetFromBottom: CGFloat {
    guard isLabel else { return super.baselineOffsetFromBottom }
    let descent = ControlBaselines.descent(ofFontSize: fontSize)
    let isSingleLine = alignmentHeight < lineHeight * 1.7
    return isSingleLine ? alignmentHeight - lineHeight + descent : descent
  }
}

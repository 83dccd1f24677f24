internal import Foundation

/// The cell of a table whose delegate makes no view: the value as text.
final class TextCell: NSTableCellView {
  private let label = NSTextField(labelWithString: "")
  private static let name = NSUserInterfaceItemIdentifier("PlumbTextCell")

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    identifier = Self.name
    label.lineBreakMode = .byTruncatingTail
    label.autoresizingMask = [.width, .height]
    label.frame = bounds
    addSubview(label)
    textField = label
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the delegate's view with a value, or a text; nil for neither.
  static func cell(_ view: NSView?, showing value: Any?, in table: NSTableView) -> NSView? {
    if let view {
      if let value { (view as? NSTableCellView)?.objectValue = value }
      return view
    }
    guard let value else { return nil }
    let cell = table.rows.take(name) as? TextCell ?? TextCell(frame: .zero)
    cell.objectValue = value
    switch value {
    case let text as NSAttributedString: cell.label.attributedStringValue = text
    case let text as String: cell.label.stringValue = text
    default: cell.label.stringValue = "\(value)"
    }
    return cell
  }

  override var backgroundStyle: NSView.BackgroundStyle {
    didSet {
      label.textColor =
        backgroundStyle == .emphasized ? .alternateSelectedControlTextColor : .controlTextColor
    }
  }
}

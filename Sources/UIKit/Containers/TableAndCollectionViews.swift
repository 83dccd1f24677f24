public import Foundation
internal import ViewCore

/// A column of rows.
///
/// Rows come from documents or are added as subviews; data sources are not asked yet, see
/// Documentation/Remaining.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How the table looks.
  open private(set) var style = Style.plain
  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Height of rows that have none of their own.
  open var rowHeight: CGFloat = -1
}

/// A cell whose content stands in its content view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The cell's standard content.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name under which cells of this kind are kept.
  public let reuseIdentifier: String?
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Makes a cell with a style and a name for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
  /// Makes a default cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }
  /// Makes a cell for an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.viewNode.trait = .cellContent
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    return view
  }
}

/// Cells arranged by a layout object.
///
/// Cells come from documents or are added as subviews, see Documentation/Remaining.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {}

/// A header or footer of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.viewNode.trait = .cellContent
    addSubview(view)
    return view
  }
}

/// Blurs or tints what is behind it; its content stands in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}

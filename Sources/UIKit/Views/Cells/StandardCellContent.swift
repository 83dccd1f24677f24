internal import Foundation
internal import ViewArrangements

/// The labels and the image view of a table cell's style.
///
/// They are created on first access, because cells with custom content do not need them.
@MainActor final class StandardCellContent {
  private unowned let cell: UITableViewCell
  private(set) lazy var text: UILabel? = makeLabel(size: isColumn ? .caption1 : .body)
  private(set) lazy var detail: UILabel? = makeDetail()
  private(set) lazy var image: UIImageView? = makeImageView()
  /// The labels that were created or loaded from a document.
  private var labels: (text: UILabel?, detail: UILabel?)
  private var picture: UIImageView?

  init(cell: UITableViewCell) { self.cell = cell }

  private var isColumn: Bool { cell.cellStyle == .value2 }

  /// Adopts views of a document as the content.
  func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    if let text { (self.text, labels.text) = (text, text) }
    if let detail { (self.detail, labels.detail) = (detail, detail) }
    if let image { (self.image, picture) = (image, image) }
  }

  private func makeLabel(size: UIFont.TextStyle) -> UILabel {
    let label = CellLabel()
    label.font = .preferredFont(forTextStyle: size)
    label.textAlignment = isColumn ? .right : .natural
    if isColumn { label.textColor = cell.tintColor }
    cell.contentView.addSubview(label)
    labels.text = label
    cell.setNeedsLayout()
    return label
  }

  private func makeDetail() -> UILabel? {
    guard cell.cellStyle != .default else { return nil }
    let label = CellLabel()
    label.font = .preferredFont(forTextStyle: cell.cellStyle == .value1 ? .body : .caption1)
    if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
    cell.contentView.addSubview(label)
    labels.detail = label
    cell.setNeedsLayout()
    return label
  }

  private func makeImageView() -> UIImageView? {
    guard !isColumn else { return nil }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    picture = view
    cell.setNeedsLayout()
    return view
  }

  /// The arrangement of a cell, for its current size or another one.
  static func arrangement(of cell: UITableViewCell, size: CGSize? = nil) -> CellArrangement {
    var arrangement = CellArrangement(size: size ?? cell.bounds.size)
    let margins = cell.viewNode.margins.base
    let isRightToLeft = cell.viewNode.isRightToLeft
    arrangement.isRightToLeft = isRightToLeft
    arrangement.margins =
      isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    let sides: (left: CGFloat, right: CGFloat) = cell.table?.contentSides ?? (0, 0)
    arrangement.sides = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    arrangement.indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
    arrangement.accessory =
      cell.shownAccessoryView?.frame.size ?? cell.metrics.accessorySize(cell.shownAccessoryType)
    if cell.hasStandardContent { cell.standardContent.complete(&arrangement) }
    return arrangement
  }

  private func complete(_ arrangement: inout CellArrangement) {
    arrangement.style =
      switch cell.cellStyle {
      case .default: .plain
      case .value1: .value
      case .value2: .column
      case .subtitle: .subtitle
      }
    arrangement.image = picture?.image?.size
    arrangement.text = labels.text.map(Self.text)
    arrangement.detail = labels.detail.map(Self.text)
  }

  private static func text(_ label: UILabel) -> CellArrangement.Text {
    CellArrangement.Text(wraps: label.numberOfLines != 1) { width in
      guard label.text?.isEmpty == false else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  /// Places the content.
  func place(_ arrangement: CellArrangement) {
    let frames = arrangement.textFrames
    labels.text?.frame = frames.text
    labels.detail?.frame = frames.detail
    picture?.frame = arrangement.imageFrame
  }

  /// The height of the content in a width.
  func height(width: CGFloat) -> CGFloat {
    Self.arrangement(of: cell, size: CGSize(width: width, height: 0)).naturalHeight
  }
}

/// A label that invalidates its cell's layout when its content changes.
private final class CellLabel: UILabel {
  override var text: String? { didSet { changed() } }
  override var attributedText: NSAttributedString? { didSet { changed() } }
  override var font: UIFont! { didSet { changed() } }
  override var numberOfLines: Int { didSet { changed() } }
  private func changed() { superview?.superview?.setNeedsLayout() }
}

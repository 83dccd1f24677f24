internal import Drawing
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
  /// A height that the constraints inside a row decide.
  public static let automaticDimension: CGFloat = -1
  /// Height of rows that have none of their own, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// How rows are kept apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?

  /// The ground, where the table has no colour of its own.
  open override func draw(_ rect: CGRect) {
    guard backgroundColor == nil, let context = UIGraphicsGetCurrentContext() else { return }
    let ground: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
    context.fill(bounds, radius: 0, ground.cgColor)
  }
}

public import Foundation
internal import LayoutTree
internal import QuartzCore
internal import ViewArrangements

/// A row of a list in a collection view: a content between accessories, above a separator.
///
/// - SeeAlso: Apple, "UICollectionViewListCell".
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The height of a row with one line of text, in points.
  static let standardHeight = CellArrangement.standardHeight
  /// The space beside and between accessories, in points.
  private static let accessorySpacing: CGFloat = 8
  /// The width of accessories that ask for the standard one, in points.
  private static let standardAccessoryWidth: CGFloat = 24

  /// The level of indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The accessories.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The guide whose leading edge is that of separators.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()

  private var leading: [(view: UIView, width: CGFloat)] = []
  private var trailing: [(view: UIView, width: CGFloat)] = []
  private let separator = UIView()
  private var place: ListPlace?

  /// Returns the configuration of a row's content in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard place?.isHeader == true else { return .cell() }
    return place?.configuration.isGrouped == true ? .groupedHeader() : .plainHeader()
  }
  /// Returns the configuration of a row's background in its list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.configuration.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  private func showAccessories() {
    for (view, _) in leading + trailing { view.removeFromSuperview() }
    let isEditing = configurationState.isEditing
    let shown = accessories.filter { accessory in
      !accessory.isHidden
        && (accessory.displayed == .always
          || (accessory.displayed == .whenEditing) == isEditing)
    }
    func views(_ accessories: [UICellAccessory]) -> [(view: UIView, width: CGFloat)] {
      accessories.map { accessory in
        let view = accessory.makeView()
        addSubview(view)
        let own = view.bounds.width
        switch accessory.width {
        case .actual: return (view, own)
        case .standard: return (view, max(own, Self.standardAccessoryWidth))
        case .custom(let width): return (view, width > 0 ? width : own)
        }
      }
    }
    leading = views(shown.filter(\.isLeading))
    trailing = views(shown.filter { !$0.isLeading })
    setNeedsLayout()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.list
    setNeedsLayout()
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    guard let place, backgroundColor == nil, backgroundView == nil else { return nil }
    guard place.configuration.appearance != .plain else { return nil }
    return place.isHeader ? nil : defaultBackgroundConfiguration()
  }
  /// Rounds the outer corners of groups inside the margins.
  override func place(_ background: UIView) {
    guard let place, place.configuration.isInset else { return }
    let isFirst =
      place.isFirst
      || place.configuration.headerMode == .firstItemInSection
        && place.path.item == 1
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    background.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
    background.layer.maskedCorners = corners
    background.clipsToBounds = true
  }
  /// The radius of groups inside the margins, in points.
  private static let groupRadius: CGFloat = 10

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    placeSeparator()
  }

  /// Puts the content between the accessories.
  private func placeContent() {
    let isRightToLeft = viewNode.isRightToLeft
    let margins = viewNode.margins.base
    let sides = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    let indent = CGFloat(indentationLevel) * indentationWidth
    var start = indentsAccessories ? indent : 0
    func set(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      let size = CGSize(width: min(view.bounds.width, width), height: view.bounds.height)
      var frame = CGRect(
        x: x + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    for (view, width) in leading {
      start += start == 0 || start == indent ? sides.0 : Self.accessorySpacing
      set(view, start, width)
      start += width
    }
    if !indentsAccessories { start += indent }
    var end = bounds.width
    for (index, (view, width)) in trailing.reversed().enumerated() {
      end -= (index == 0 ? sides.1 : Self.accessorySpacing) + width
      set(view, end, width)
    }
    var frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// Puts the line below the row, from the text to the edge.
  private func placeSeparator() {
    let style = place.map { place -> UIListSeparatorConfiguration in
      guard let handler = place.configuration.itemSeparatorHandler else {
        return place.configuration.separatorConfiguration
      }
      return handler(place.path, place.configuration.separatorConfiguration)
    }
    let isShown =
      place.map { place in
        place.configuration.showsSeparators && !place.isLast
          && style?.bottomSeparatorVisibility != .hidden
      } ?? false
    guard isShown else { return separator.removeFromSuperview() }
    if separator.superview !== self { addSubview(separator) }
    separator.backgroundColor = style?.color ?? .separator
    let thickness = 1 / max(1, traitCollection.displayScale)
    let insets = style?.bottomSeparatorInsets ?? UIListSeparatorConfiguration.automaticInsets
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    let isRightToLeft = viewNode.isRightToLeft
    let margin = contentView.viewNode.margins.base
    let content = contentView.frame
    let text =
      isRightToLeft ? bounds.width - content.maxX + margin.right : content.minX + margin.left
    let start = isAutomatic ? text : insets.leading
    let end = bounds.width - (isAutomatic ? 0 : insets.trailing)
    var frame = CGRect(
      x: start, y: bounds.height - thickness, width: max(0, end - start), height: thickness)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    separator.frame = frame
  }
}

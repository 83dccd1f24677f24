internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints segmented controls.
@MainActor struct SegmentPainter {
  let painter: ControlPainter
  let control: UISegmentedControl

  /// The mark of the selected segment: white, and a grey in dark mode on which white titles are read.
  private static let mark = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
  }

  /// Paints the background and the segments.
  func draw() {
    guard !control.segments.isEmpty else { return }
    let arrangement = SegmentArrangement(
      place: painter.rect, height: control.metrics.segmentedHeight, widths: control.naturalWidths,
      isRightToLeft: painter.isRightToLeft)
    // Capsules in recorded pictures of glass.
    let radius = control.metrics.isGlass ? arrangement.background.height / 2 : 8
    painter.fill(
      arrangement.background, radius: radius, control.backgroundColor ?? .tertiarySystemFill)
    for (index, segment) in control.segments.enumerated() {
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        painter.knob(
          arrangement.mark(of: index), radius: control.metrics.isGlass ? radius - 2 : 7,
          tint: control.selectedSegmentTintColor ?? Self.mark)
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        painter.fill(arrangement.separator(before: index), radius: 0.5, .separator)
      }
      if let image = segment.image {
        let isOn = painter.isEnabled && segment.isEnabled
        image.inTint(isOn ? .label : .tertiaryLabel).draw(
          in: arrangement.picture(image.size, of: index, movedBy: segment.offset))
      } else if let title = segment.title {
        let content = control.content(
          of: title, isSelected: isSelected, isEnabled: painter.isEnabled && segment.isEnabled)
        painter.text(content, across: arrangement.content(of: index, movedBy: segment.offset))
      }
    }
  }
}

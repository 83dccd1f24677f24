internal import Foundation
internal import ViewArrangements

/// Paints picker views.
@MainActor struct PickerPainter {
  let painter: ControlPainter
  let picker: UIPickerView

  /// The maximum number of wheels that are drawn.
  private static let maximumCount = 100

  /// Paints the rows around the selected ones, or placeholder bars without a data source.
  func draw() {
    let arrangement = WheelArrangement(bounds: painter.bounds)
    let components = 0..<min(picker.numberOfComponents, Self.maximumCount)
    let stated = components.map {
      picker.delegate?.pickerView(picker, widthForComponent: $0) ?? 0
    }
    WheelPainter(painter: painter).draw(
      arrangement, widths: arrangement.widths(stated: stated), size: 21
    ) { step in
      components.map { picker.title(picker.selectedRow(inComponent: $0) + step, $0) }
    }
  }
}

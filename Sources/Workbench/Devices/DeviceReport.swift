internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// The devices available in documents and for `--device`, as text and JSON.
package enum DeviceReport {
  /// A table with one line per device, by increasing screen size, with aligned columns.
  package static var text: String {
    let heading = [
      "NAME", "IDENTIFIER", "SIZE", "SCALE", "UPRIGHT", "SAFE AREA", "ON ITS SIDE", "SAFE AREA",
    ]
    let rows = [heading] + devices.map(cells)
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = zip(row, widths).map { cell, width in
        cell.padding(toLength: width, withPad: " ", startingAt: 0)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// An array with one object per device and line.
  ///
  /// Each object has `name`, `identifier`, `names` (all products), `idiom` (`phone` or `pad`), `width` and `height` in
  /// points in portrait, `scale` in pixels per point, and, by orientation, `portrait` and `landscape`: the size classes
  /// `horizontal` and `vertical`, and the `safeArea` in points.
  package static var json: String { JSONText.lines(devices.map(object)) + "\n" }

  /// Whether `--device` accepts a name.
  package static func isDevice(_ name: String) -> Bool {
    DeviceTable.identifier(named: name) != nil
  }

  /// The devices as in documents of Xcode 15 and 16; Xcode 26 displays another model as `retina6_7`.
  private static var devices: [DeviceFacts] {
    DeviceTable.identifiers.compactMap {
      DeviceTable.facts($0, toolsVersion: NibBuilding.ToolVersion.glass - 1)
    }
  }

  private static func name(_ facts: DeviceFacts) -> String {
    DeviceTable.names(of: facts.id).first ?? facts.id
  }

  private static func cells(_ facts: DeviceFacts) -> [String] {
    [
      name(facts), facts.id, "\(number(facts.width))x\(number(facts.height))",
      "\(number(facts.scale))x",
    ]
      + Device.Orientation.allCases.flatMap { orientation in
        [classes(of: facts, orientation), safeArea(of: facts, orientation)]
      }
  }

  private static func classes(of facts: DeviceFacts, _ orientation: Device.Orientation) -> String {
    let classes = SizeClasses(device: Device(id: facts.id, orientation: orientation))
    return "\(classes.horizontal.rawValue) x \(classes.vertical.rawValue)"
  }

  private static func safeArea(of facts: DeviceFacts, _ orientation: Device.Orientation) -> String {
    let insets = facts.safeArea(orientation)
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].filter { $0.1 != 0 }
    return edges.isEmpty ? "none" : edges.map { "\($0.0) \(number($0.1))" }.joined(separator: " ")
  }

  private static func object(_ facts: DeviceFacts) -> JSONText {
    .object(
      [
        ("name", .string(name(facts))), ("identifier", .string(facts.id)),
        ("names", .array(DeviceTable.names(of: facts.id).map { .string($0) })),
        ("idiom", .string(facts.idiom == .pad ? "pad" : "phone")),
        ("width", .number(facts.width, decimals: 1)),
        ("height", .number(facts.height, decimals: 1)),
        ("scale", .number(facts.scale, decimals: 1)),
      ]
        + Device.Orientation.allCases.map { orientation in
          (name: orientation.rawValue, value: situation(of: facts, orientation))
        })
  }

  private static func situation(
    of facts: DeviceFacts, _ orientation: Device.Orientation
  ) -> JSONText {
    let classes = SizeClasses(device: Device(id: facts.id, orientation: orientation))
    let insets = facts.safeArea(orientation)
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { (name: $0.0, value: JSONText.number($0.1, decimals: 1)) }
    return .object([
      ("horizontal", .string(classes.horizontal.rawValue)),
      ("vertical", .string(classes.vertical.rawValue)), ("safeArea", .object(edges)),
    ])
  }

  private static func number(_ value: Double) -> String { NumberText.significant(value) }
}

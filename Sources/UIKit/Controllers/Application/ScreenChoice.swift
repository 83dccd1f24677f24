internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ViewDrawing

/// The device of the screen that a task simulates.
enum ScreenChoice {
  /// A device and how it is held.
  struct Held: Sendable {
    let facts: DeviceFacts
    let orientation: Device.Orientation
  }

  /// The device that a task simulates; nil for the one that the program set.
  @TaskLocal static var simulated: Held?
}

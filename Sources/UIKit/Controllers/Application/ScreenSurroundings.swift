package import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ViewDrawing

extension UIScreen {
  /// Does work on views in surroundings: their device, direction, text size and appearance.
  ///
  /// Only what the work does sees them. Visible windows are not notified, so that those of others stay as they are;
  /// nothing else runs on the main actor meanwhile. What the surroundings do not state stays the screen's.
  package func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value {
    var held = ScreenChoice.Held(facts: facts, orientation: orientation)
    if let id = surroundings.device,
      let facts = DeviceTable.facts(id, toolsVersion: ToolVersion.current)
    {
      held = ScreenChoice.Held(facts: facts, orientation: .portrait)
    }
    if let orientation = surroundings.orientation {
      held = ScreenChoice.Held(facts: held.facts, orientation: orientation)
    }
    let scale = ScreenScale.main
    ScreenScale.main = held.facts.scale
    defer { ScreenScale.main = scale }
    let appearance: ColorAppearance =
      switch surroundings.appearance {
      case .dark: .dark
      case .light: .light
      case nil: CurrentAppearance.value
      }
    return CurrentAppearance.perform(in: appearance) {
      ScreenChoice.$simulated.withValue(held) {
        UIKitToolkit().simulate(surroundings, work)
      }
    }
  }
}

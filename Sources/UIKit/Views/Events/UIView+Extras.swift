internal import Foundation

/// What few views are asked for.
extension UIView {
  /// Whether the tint colour is the view's own or a paler one.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Changes what few views have.
  func change(_ change: (ViewExtras) -> Void) {
    let extras = extras ?? ViewExtras()
    self.extras = extras
    change(extras)
  }

  /// Whether pictures of the view start empty; they always do here.
  public var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsBeforeDrawing ?? true }
    set { change { $0.clearsBeforeDrawing = newValue } }
  }
  /// Whether the view hears of more than one finger at a time.
  public var isMultipleTouchEnabled: Bool {
    get { extras?.takesManyTouches ?? false }
    set { change { $0.takesManyTouches = newValue } }
  }
  /// Whether no other view hears of touches while this one does.
  public var isExclusiveTouch: Bool {
    get { extras?.takesTouchesAlone ?? false }
    set { change { $0.takesTouchesAlone = newValue } }
  }
  /// The name under which a program would keep the view's state.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { change { $0.restorationIdentifier = newValue } }
  }
  /// How the tint colour changes while something else is in front; never here.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustment ?? .automatic }
    set { change { $0.tintAdjustment = newValue } }
  }
  /// What would be shown large about the view to people who asked for the largest texts.
  public var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { change { $0.largeContentTitle = newValue } }
  }
  /// Whether something would be shown large about the view.
  public var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContent ?? false }
    set { change { $0.showsLargeContent = newValue } }
  }

  /// The view whose opacity says how much of this one is seen; it lies in this one's bounds and in no other
  /// view.
  public var mask: UIView? {
    get { extras?.mask }
    set {
      change { $0.mask = newValue }
      setNeedsDisplay()
    }
  }

  // MARK: Interactions and effects

  /// What else people may do with the view; nobody does here.
  public var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }
  /// Adds an interaction; it leaves its former view first.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    change { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }
  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// How the view follows movements of the device, which there are none of here.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { change { $0.motionEffects = newValue } }
  }
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Input

  /// Lets the view, or one below it, give keyboard input up; whether one did.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let first = viewNode.preorder().lazy.compactMap { $0.host as? UIView }.first {
      $0.isFirstResponder
    }
    return first?.resignFirstResponder() ?? false
  }
}

internal import Foundation

/// Properties that few views use.
extension UIView {
  /// Whether the tint colour is the view's own or a paler one.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Changes the extra values of the view.
  func change(_ change: (ViewExtras) -> Void) {
    let extras = extras ?? ViewExtras()
    self.extras = extras
    change(extras)
  }

  /// Sets the alignment insets of the view's own.
  func setAlignmentRectInsets(_ insets: NSDirectionalEdgeInsets?) {
    guard insets != extras?.alignmentRectInsets else { return }
    change { $0.alignmentRectInsets = insets }
    viewNode.alignmentChanged()
  }

  /// Whether the context is cleared before drawing; stored only: it always is.
  public var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsBeforeDrawing ?? true }
    set { change { $0.clearsBeforeDrawing = newValue } }
  }
  /// Whether the view receives more than one touch at a time.
  public var isMultipleTouchEnabled: Bool {
    get { extras?.takesManyTouches ?? false }
    set { change { $0.takesManyTouches = newValue } }
  }
  /// Whether the view receives touches only while no other view of the window does.
  public var isExclusiveTouch: Bool {
    get { extras?.takesTouchesAlone ?? false }
    set { change { $0.takesTouchesAlone = newValue } }
  }
  /// The identifier for state restoration; stored only.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { change { $0.restorationIdentifier = newValue } }
  }
  /// Whether the tint colour is dimmed, as behind other content; stored only: it never is.
  ///
  /// Never `automatic`: what the nearest view says that was set to something else, from this one upwards, or
  /// `normal`.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      for view in sequence(first: self, next: \.superview) {
        if let own = view.extras?.tintAdjustment, own != .automatic { return own }
      }
      return .normal
    }
    set { change { $0.tintAdjustment = newValue } }
  }
  /// The smallest text size of the view and what is in it; stored only.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumTextSize }
    set { change { $0.minimumTextSize = newValue } }
  }
  /// The largest text size of the view and what is in it; stored only.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumTextSize }
    set { change { $0.maximumTextSize = newValue } }
  }
  /// The limits of text sizes, from the view upwards, a line each.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view in
      guard view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil else {
        return nil
      }
      let limits = [view.minimumContentSizeCategory, view.maximumContentSizeCategory]
      return "\(type(of: view)): " + limits.map { $0?.rawValue ?? "none" }.joined(separator: " … ")
    }.joined(separator: "\n")
  }

  /// The view whose opacity masks this one.
  ///
  /// It is in this view's coordinate system and must not have a superview.
  public var mask: UIView? {
    get { extras?.mask }
    set {
      change { $0.mask = newValue }
      setNeedsDisplay()
    }
  }

  // MARK: Interactions and effects

  /// The interactions of the view.
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
  /// Adds an interaction; it is removed from its former view first.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    change { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The motion effects of the view; stored only.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { change { $0.motionEffects = newValue } }
  }
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Input

  /// Makes the view or a descendant resign as first responder, and returns whether one did.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let first = viewNode.preorder().lazy.compactMap { $0.host as? UIView }.first {
      $0.isFirstResponder
    }
    return first?.resignFirstResponder() ?? false
  }
}

internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import NibBuilding

/// The generation that drew a control of a document, and the insets that its stored frame therefore contains.
///
/// The document's tool determines the system that last saved the document; a control that was not edited since
/// keeps the frame of an older one.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#generations-of-controls`.
@MainActor struct StoredMetrics {
  let element: ViewElement
  let nib: NibSource

  /// Sets a view's generation and, if it is a control, its insets.
  func apply(to view: NSView) {
    let document = DocumentGeneration(nib)
    let generation = document.generation
    switch view {
    case let control as NSControl:
      if document.hasNewerLines { control.lineGeneration = .bigSur }
      control.generation = self.generation(of: control.controlStyle, control.sizeClass)
      (control as? NSStepper)?.isLower = hasLowerSteppers
      // A picture that was found states its own alignment insets.
      if (control as? NSImageView)?.image == nil {
        let symbol = SymbolInsets(element: element, nib: nib)
          .insets(control.controlStyle, generation)
        let insets = symbol ?? insets(control.controlStyle, control.sizeClass)
        nib.note(control) {
          $0.alignmentInsets = insets
          // What a symbol aligns is its natural size.
          if let symbol, let size = $0.image?.size {
            $0.image?.size?.height = max(0, size.height - symbol.top - symbol.bottom)
          }
        }
      }
    case let box as NSBox:
      box.generation = generation
      let size = CGSize(width: element.frame.width, height: element.frame.height)
      box.viewNode.frame = CGRect(origin: .zero, size: size)
      let insets = insets(box.controlStyle, .regular)
      nib.note(box) { $0.alignmentInsets = insets }
    default: view.setGeneration(generation)
    }
  }

  /// Whether steppers are a point less high in frames of the same height.
  private var hasLowerSteppers: Bool {
    nib.document.toolsVersion < ToolVersion.higherSteppersInFrames
  }

  /// The generation that a control's frame has: the document's, unless its height is the older one's.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#generations-of-controls`.
  func generation(of style: ControlStyle, _ size: ControlSizeClass) -> ControlGeneration {
    let own = DocumentGeneration(nib).generation
    guard own == .glass, element.hasFrame,
      Self.heights(style, size, .bigSur).contains(element.frame.height),
      !Self.heights(style, size, .glass).contains(element.frame.height)
    else { return own }
    return .bigSur
  }

  /// The heights of a control's frame in a generation.
  static func heights(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Set<Double> {
    guard let height = ControlHeights.alignmentHeight(style, size, generation) else { return [] }
    let insets = ControlInsets.insets(style, size, generation)
    let frame = height + Double(insets.top + insets.bottom)
    guard generation != .glass else { return [frame] }
    // One generation drew these in frames of several heights.
    switch style {
    case .push, .popUp, .comboBox: return [frame - 1, frame, frame + 1]
    default: return [frame]
    }
  }

  /// The insets of a stored frame.
  ///
  /// An explicit width or height equals the frame less the insets. If the generation's insets do not fit, the
  /// result is the insets of the first generation that fits, newest first.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#insets-of-stored-controls`.
  private func insets(_ style: ControlStyle, _ size: ControlSizeClass) -> ViewInsets {
    let generation = generation(of: style, size)
    // Wells without a shadow around them came before macOS 13.
    if style == .colorWell, nib.document.toolsVersion < ToolVersion.roundedWells { return .zero }
    if style == .stepper, size == .regular, hasLowerSteppers,
      let lower = ControlInsets.alternatives(style, size, generation).first
    {
      return lower
    }
    let drawn = frameHeight(style, size, generation)
    // What is stated tells nothing of the frames that the system drew (8 pop-up buttons of 2 repositories).
    if statedLength(.height) != nil {
      let insets = ControlInsets.insets(style, size, generation, frameHeight: drawn)
      if fits(insets) { return insets }
    }
    let height = element.hasFrame ? element.frame.height : drawn
    let table = ControlInsets.insets(style, size, generation, frameHeight: height)
    guard !fits(table) else { return table }
    for other in ControlInsets.alternatives(style, size, generation) where fits(other) {
      return other
    }
    for other in ControlGeneration.allCases.reversed() {
      let insets = ControlInsets.insets(style, size, other, frameHeight: height)
      if fits(insets) { return insets }
    }
    return table
  }

  /// The frame height in the tool's system of controls of which a generation drew two kinds; nil for others.
  private func frameHeight(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double? {
    let version = nib.document.toolsVersion
    return switch (style, size, generation) {
    case (.popUp, .regular, .aqua): version < ToolVersion.darkLooks ? 26 : 25
    case (.push, .small, .aqua): version < ToolVersion.darkLooks ? 28 : 27
    case (.comboBox, .regular, .bigSur): version < ToolVersion.flatFields ? 25 : 23
    default: nil
    }
  }

  /// The explicit length of the view in the document; nil without one.
  private func statedLength(_ attribute: ConstraintAttribute) -> Double? {
    element.constraints.first { constraint in
      constraint.second == nil && constraint.relation == .equal && constraint.priority >= 1000
        && constraint.first.id == element.id && !constraint.isExcluded
        && constraint.first.attribute == attribute
    }?.constant
  }

  /// Whether the frame less the insets equals the explicit lengths.
  private func fits(_ insets: ViewInsets) -> Bool {
    guard element.hasFrame, !element.isMisplaced else { return true }
    if let width = statedLength(.width),
      abs(element.frame.width - Double(insets.left + insets.right) - width) > 0.5
    {
      return false
    }
    if let height = statedLength(.height),
      abs(element.frame.height - Double(insets.top + insets.bottom) - height) > 0.5
    {
      return false
    }
    return true
  }
}

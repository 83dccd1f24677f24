internal import ConflictLogs

/// Descriptions of the reasons for a toolkit's lines.
extension SystemReason {
  /// Returns the owner of such a line, as in the members of an answer.
  func owner(_ toolkit: String) -> String {
    switch self {
    case .encapsulatedSize: "\(toolkit): the size that it gives now"
    case .temporarySize: "\(toolkit): a size for a first measurement"
    case .fittingTarget: "\(toolkit): the size for which it measures"
    case .hiddenInStack: "the stack view: 0 while the view is hidden"
    case .stack: "the stack view's own"
    case .mask: "the frame and autoresizing mask"
    case .safeArea: "\(toolkit): the safe area"
    case .margins: "\(toolkit): the margins"
    case .layoutGuide: "\(toolkit): a layout guide of the controller"
    case .standIn: "Interface Builder, for a view without constraints"
    case .contentPins: "\(toolkit): the cell holds its content view"
    case .navigationBar: "\(toolkit): the navigation bar"
    case .toolbar: "\(toolkit): the toolbar"
    case .keyboard: "\(toolkit): the keyboard"
    case .alert: "\(toolkit): an alert or a sheet"
    case .player: "\(toolkit): the player's controls"
    case .splitPane: "\(toolkit): the split view"
    case .privateViews: "\(toolkit): its own views"
    }
  }

  /// Returns a sentence about the purpose of such a line.
  func meaning(_ toolkit: String) -> String {
    switch self {
    case .encapsulatedSize:
      "The table, the layout or the window gives this size now; it is often an estimate or the size before a change."
    case .temporarySize:
      "\(toolkit) lays the view out once at this size before it has a real one."
    case .fittingTarget: "\(toolkit) measures the view for this size to learn what it needs."
    case .hiddenInStack: "A stack view gives a hidden view the length 0, to animate it away."
    case .stack:
      "The stack view places its arranged views by lines of its own, which no program can change."
    case .mask:
      "The line repeats a frame, because `translatesAutoresizingMaskIntoConstraints` is on."
    case .safeArea: "The safe area leaves this much room to bars and to the screen's edges."
    case .margins: "The line is a margin of the view."
    case .layoutGuide: "The controller's top or bottom layout guide is placed by \(toolkit)."
    case .standIn:
      "Interface Builder adds such lines for a view that has a frame and no constraints in its document."
    case .contentPins: "\(toolkit) pins the content view to its cell."
    case .navigationBar: "\(toolkit) lays its navigation bar out before the bar has a size."
    case .toolbar: "\(toolkit) lays its toolbar out before the bar has a size."
    case .keyboard: "\(toolkit) places its keyboard windows and bars by these lines."
    case .alert: "\(toolkit) makes its alerts and sheets by lines like these."
    case .player: "The player lays its controls out before they have a size."
    case .splitPane: "The split view gives a collapsed pane a fixed size."
    case .privateViews: "Only \(toolkit) has such views."
    }
  }

  /// A sentence about whether the resulting layout is affected; nil if that depends on other facts.
  var harm: String? {
    switch self {
    case .temporarySize, .fittingTarget, .navigationBar, .toolbar, .keyboard, .player:
      "The final layout is not affected."
    case .hiddenInStack: "Nothing changes while the view is visible."
    default: nil
    }
  }

  /// Returns the advice to a program if all lines belong to the toolkit.
  func outsideAdvice(_ toolkit: String) -> String {
    switch self {
    case .hiddenInStack, .stack:
      "Put the inner stack view into a plain view: pin three edges and give the last priority 999, or set its spacing to 0 while it is hidden."
    case .navigationBar: "Nothing has to be done; the bar is laid out again with its real size."
    case .toolbar:
      "Give the toolbar a frame, or call `sizeToFit()`, before you set its items; otherwise nothing has to be done."
    case .keyboard: "Nothing has to be done; \(toolkit) breaks one of its own lines and goes on."
    case .alert:
      "In a popover, set the source view and a source rectangle inside it; otherwise nothing has to be done."
    case .player: "Nothing has to be done; a larger frame for the player's view ends the log."
    case .splitPane: "Give the pane a minimum thickness that its content fits in."
    case .mask:
      "Give the view a frame that its content fits in before it is laid out first."
    case .encapsulatedSize, .temporarySize, .fittingTarget:
      "Return a size that the view can have, or give it one before its first layout."
    case .safeArea, .margins, .layoutGuide, .contentPins, .privateViews:
      "Nothing has to be done; \(toolkit) breaks one of its own lines and goes on."
    case .standIn:
      "Give the view constraints in its document, or mark it as removed at build time."
    }
  }
}

/// A kind of control with sizes, baselines and alignment insets of its own.
///
/// Two classes have one style where the system draws them alike.
package enum ControlStyle: Hashable, Sendable {
  /// Text without border: labels.
  case label
  /// The same with a colour behind it.
  case filledLabel
  /// Text that can be edited, whatever border it has.
  case field
  /// A field with a list.
  case comboBox
  /// A round-cornered push button, with a title or only an image.
  case push
  /// A box to tick, before or after its title.
  case checkBox(isTrailing: Bool = false)
  /// One of several choices.
  case radio
  /// The round button with a question mark.
  case help
  /// The square of small images below a list.
  case smallSquare
  /// A square button of any height without a border.
  case square
  /// The same with one.
  case bevel
  /// A button with round ends and a thin border.
  case roundRect
  /// A button of a tool bar.
  case textured
  /// A button of a bar above a list, whose bezel shows while it is on.
  case recessed
  /// A button without ornaments: disclosure triangles and others without a border.
  case plain
  /// A badge with a title.
  case inline
  /// A menu that looks like a push button.
  case popUp
  /// A menu of a tool bar.
  case texturedPopUp
  /// A menu without border.
  case plainPopUp
  /// Several buttons in one.
  case segmented
  /// Segments in a flat style.
  case flatSegmented
  /// Segments with round ends.
  case roundSegmented
  /// A slider, by direction and marks.
  case slider(isVertical: Bool, marks: Marks)
  /// A dial.
  case dial
  /// Two arrows.
  case stepper
  /// A field of colour.
  case colorWell
  /// On or off.
  case toggle
  /// A spinning wheel.
  case spinner
  /// A bar that fills.
  case bar
  /// A level.
  case level
  /// A path.
  case path
  /// A date as text, with or without a stepper.
  case dateField(hasStepper: Bool)
  /// A month and a clock.
  case calendar
  /// A line.
  case separator(isVertical: Bool)
  /// A framed box, with or without a title.
  case box(hasTitle: Bool)
  /// Tabs over or under their views.
  case tabs(isAtTop: Bool)
  /// A picture with a grey frame.
  case framedPicture
  /// Views without ornaments.
  case none

  /// The side of a slider's tick marks.
  package enum Marks: Hashable, Sendable {
    case none, above, below
  }
}

/// A size in which controls are drawn.
///
/// `NSControl.ControlSize` is its public name.
package enum ControlSizeClass: Int, Hashable, Sendable {
  case regular, small, mini, large, extraLarge
}

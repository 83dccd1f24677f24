/// The kinds of controls with distinct sizes, baselines and alignment insets.
///
/// Two classes share a style if the system draws them alike.
package enum ControlStyle: Hashable, Sendable {
  /// A label: text without a border.
  case label
  /// A label with a background colour.
  case filledLabel
  /// Editable text, with any border.
  case field
  /// A combo box.
  case comboBox
  /// A push button with rounded corners, with a title or only an image.
  case push
  /// A check box, before or after its title.
  case checkBox(isTrailing: Bool = false)
  /// A radio button.
  case radio
  /// The round button with a question mark.
  case help
  /// A square button for small images below a list.
  case smallSquare
  /// A square button of any height without a border.
  case square
  /// A square button of any height with a border.
  case bevel
  /// A button with round ends and a thin border.
  case roundRect
  /// A round button with a shadow.
  case circular
  /// A pop-up button with round ends and a thin border.
  case roundRectPopUp
  /// A toolbar button.
  case textured
  /// A button of a bar above a list, whose bezel is visible while it is on.
  case recessed
  /// A button without space around its visible part: a disclosure triangle or a button without a border.
  case plain
  /// A badge with a title.
  case inline
  /// A pop-up button with a push button's appearance.
  case popUp
  /// A pop-up button in a toolbar.
  case texturedPopUp
  /// A pop-up button without a border.
  case plainPopUp
  /// A segmented control.
  case segmented
  /// A segmented control with a flat appearance.
  case flatSegmented
  /// A segmented control with round ends.
  case roundSegmented
  /// A linear slider, by direction and tick marks.
  case slider(isVertical: Bool, marks: Marks)
  /// A slider with a dial.
  case dial
  /// A stepper.
  case stepper
  /// A colour well.
  case colorWell
  /// A switch.
  case toggle
  /// A progress indicator with a spinning wheel.
  case spinner
  /// A progress indicator with a bar.
  case bar
  /// A level indicator.
  case level
  /// A path control.
  case path
  /// A date as text, with or without a stepper.
  case dateField(hasStepper: Bool)
  /// A month and a clock.
  case calendar
  /// A separator line.
  case separator(isVertical: Bool)
  /// A box, with or without a title.
  case box(hasTitle: Bool)
  /// A tab view, with tabs above or below its views.
  case tabs(isAtTop: Bool)
  /// An image view with a grey frame.
  case framedPicture
  /// A view without alignment insets.
  case none

  /// The side of a slider with tick marks.
  package enum Marks: Hashable, Sendable {
    case none, above, below
  }
}

/// The size variant of a control.
///
/// `NSControl.ControlSize` is its public counterpart.
package enum ControlSizeClass: Int, Hashable, Sendable {
  case regular, small, mini, large, extraLarge
}

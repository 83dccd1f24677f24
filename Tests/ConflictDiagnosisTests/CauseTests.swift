import ConflictLogs
import Testing

@testable import ConflictDiagnosis

/// The causes that conflicts of public logs have, each with the change that people who know them advise.
///
/// Source of the changes: Apple's Auto Layout Guide, "Debugging Tricks and Tips"; answers and articles about the identifiers
/// `UIView-Encapsulated-Layout-Height`, `UISV-hiding`, `_UITemporaryLayoutWidth` and `fittingSizeHTarget`; radars 18362327,
/// 18921595, 24764160, 36578167 and 49289931.
struct CauseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: [String]
    var headline: String
    /// The cause of the first change; nil where nothing of the program is to change.
    var cause: Advice.Cause?
    /// A part of the first change, or of the first note.
    var change: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "two heights",
      lines: ["UIView:0x1.height == 200   (active)", "UIView:0x1.height == 84   (active)"],
      headline: "The view is asked to be 200 and 84 high.", cause: .fixedTwice,
      change: "Keep one of these: the view is 200 high; or the view is 84 high."),
    Case(
      name: "a number beside a least height",
      lines: [
        "UIButton:0x1'Go'.height >= 44   (active)", "UIButton:0x1'Go'.height == 20   (active)",
      ],
      headline: "The button \"Go\" is asked to be at least 44 and 20 high.", cause: .fixedTwice,
      change: "Remove this line: the button \"Go\" is 20 high."),
    Case(
      name: "a row of the default height",
      lines: [
        "V:|-(0)-[UIView:0x1]   (active, names: '|':UITableViewCellContentView:0x2 )",
        "V:[UIView:0x1]-(0)-|   (active, names: '|':UITableViewCellContentView:0x2 )",
        "UIView:0x1.height == 100   (active)",
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 44   (active)",
      ],
      headline: "The cell's content view is 44 high now, but what is inside asks for 100.",
      cause: .rowHeight,
      change:
        "Lower this line to priority 999: the view ends at the bottom of the cell's content view."),
    Case(
      name: "an estimate that is too large",
      lines: [
        "V:|-(5)-[UILabel:0x1'a']   (active, names: '|':App.SizingCell:0x2 )",
        "V:[UILabel:0x1'a']-(5)-|   (active, names: '|':App.SizingCell:0x2 )",
        "UILabel:0x1'a'.height == 32   (active)",
        "'UIView-Encapsulated-Layout-Height' App.SizingCell:0x2.height == 50   (active)",
      ],
      headline: "The SizingCell is 50 high now, but what is inside adds up to 5 + 5 + 32 = 42.",
      cause: .rowHeight,
      change:
        "Lower this line to priority 999: the label \"a\" ends 5 inside the bottom of the SizingCell."
    ),
    Case(
      name: "a first pass at width 0",
      lines: [
        "H:|-(5)-[UITextField:0x1]   (active, names: '|':App.Bar:0x3 )",
        "H:[UITextField:0x1]-(5)-[UIButton:0x2'Send']   (active)",
        "H:[UIButton:0x2'Send']-(5)-|   (active, names: '|':App.Bar:0x3 )",
        "'_UITemporaryLayoutWidth' App.Bar:0x3.width == 0   (active)",
      ],
      headline: "The Bar is 0 wide now, but what is inside asks for 5 + 5 + 5 = 15.",
      cause: .emptySize,
      change:
        "Lower this line to priority 999: the button \"Send\" ends 5 inside the trailing edge of the Bar."
    ),
    Case(
      name: "a first pass at the least height above 0",
      lines: [
        "V:|-(21)-[UIStackView:0x1]   (active, names: '|':App.HeaderView:0x2 )",
        "UIStackView:0x1.height == 24   (active)",
        "V:[UIStackView:0x1]-(9)-|   (active, names: '|':App.HeaderView:0x2 )",
        "'UIView-Encapsulated-Layout-Height' App.HeaderView:0x2.height == 2.22507e-308   (active)",
      ],
      headline: "The HeaderView is 0 high now, but what is inside asks for 21 + 24 + 9 = 54.",
      cause: .emptySize,
      change:
        "Lower this line to priority 999: the stack view ends 9 inside the bottom of the HeaderView."
    ),
    Case(
      name: "a width left from another screen",
      lines: [
        "H:|-(8)-[UILabel:0x1'a']   (active, names: '|':UITableViewCellContentView:0x2 )",
        "H:[UILabel:0x1'a']-(8)-|   (active, names: '|':UITableViewCellContentView:0x2 )",
        "UILabel:0x1'a'.width == 362   (active)",
        "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x2.width == 310   (active)",
      ],
      headline:
        "The cell's content view is 310 wide now, but what is inside asks for 8 + 8 + 362 = 378.",
      cause: .givenSize, change: "Lower this line to priority 999: the label \"a\" is 362 wide."),
    Case(
      name: "a hidden arranged view",
      lines: [
        "V:|-(16)-[UILabel:0x1]   (active, names: '|':App.EventView:0x2 )",
        "V:[UILabel:0x1]-(16)-|   (active, names: '|':App.EventView:0x2 )",
        "'UISV-hiding' App.EventView:0x2.height == 0   (active)",
      ],
      headline: "The EventView is 0 high now, but what is inside asks for 16 + 16 = 32.",
      cause: .hiddenInStack,
      change:
        "Lower this line to priority 999: the label ends 16 inside the bottom of the EventView."),
    Case(
      name: "a hidden stack with spacing",
      lines: [
        "'UISV-canvas-connection' UIStackView:0x1.top == UILabel:0x2'a'.top   (active)",
        "'UISV-canvas-connection' V:[UILabel:0x3'b']-(0)-|   (active, names: '|':UIStackView:0x1 )",
        "'UISV-hiding' UIStackView:0x1.height == 0   (active)",
        "'UISV-spacing' V:[UILabel:0x2'a']-(8)-[UILabel:0x3'b']   (active)",
      ],
      headline: "The stack view is 0 high now, but what is inside asks for 8.", cause: nil,
      change: "Put the inner stack view into a plain view"),
    Case(
      name: "a pin of what a stack arranges",
      lines: [
        "V:|-(0)-[UIStackView:0x1]   (active, names: '|':UIView:0x9 )",
        "V:|-(20)-[UINavigationBar:0x2]   (active, names: '|':UIView:0x9 )",
        "'UISV-canvas-connection' UIStackView:0x1.top == UINavigationBar:0x2.top   (active)",
      ],
      headline: "These lines ask for 20 points down, where there is no room.",
      cause: .stackDecides,
      change: "Remove this line: the navigation bar begins 20 inside the top of the view."),
    Case(
      name: "a mask left on",
      lines: [
        "NSAutoresizingMaskLayoutConstraint h=--& v=--& UITableView:0x1.minY == 0   (active, names: '|':UIView:0x2 )",
        "UITableView:0x1.top == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top   (active)",
        "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x2 )",
      ],
      headline:
        "The frame of the table view became constraints, which contradict the constraints around it.",
      cause: .maskLeftOn,
      change: "Switch off `translatesAutoresizingMaskIntoConstraints` for the table view."),
    Case(
      name: "the mask of a root view, which is rightly on",
      lines: [
        "NSAutoresizingMaskLayoutConstraint h=--& v=--& App.MyView:0x1.height == 896   (active)",
        "UIView:0x2.height == 200   (active)",
        "V:|-(0)-[UIView:0x2]   (active, names: '|':App.MyView:0x1 )",
        "V:[UIView:0x2]-(0)-|   (active, names: '|':App.MyView:0x1 )",
      ],
      headline: "The MyView is 896 high now, but what is inside adds up to 200.",
      cause: .sizeBesideEdges, change: "Lower this line to priority 999: the view is 200 high."),
    Case(
      name: "the mask of a content view",
      lines: [
        "V:|-(20)-[UITextView:0x1]   (active, names: '|':UITableViewCellContentView:0x2 )",
        "V:[UITextView:0x1]-(20)-|   (active, names: '|':UITableViewCellContentView:0x2 )",
        "UITextView:0x1.height == 1000   (active)",
        "NSAutoresizingMaskLayoutConstraint h=--& v=--& UITableViewCellContentView:0x2.height == 44   (active)",
      ],
      headline:
        "The cell's content view is 44 high now, but what is inside asks for 20 + 20 + 1000 = 1040.",
      cause: .rowHeight,
      change:
        "Lower this line to priority 999: the text view ends 20 inside the bottom of the cell's content view."
    ),
    Case(
      name: "a view of a cell with the rest of a rounded frame",
      lines: [
        "NSAutoresizingMaskLayoutConstraint h=-&- v=--& H:[UIView:0x1]-(0.4)-|   (active, names: '|':App.Cell:0x2 )",
        "'UIIBSystemGenerated' App.Cell:0x2.trailing == UIView:0x1.trailing   (active)",
      ],
      headline:
        "The frame of the view became constraints, which contradict the constraints around it.",
      cause: .maskLeftOn,
      change: "Switch off `translatesAutoresizingMaskIntoConstraints` for the view."),
    Case(
      name: "a height beside both edges of the safe area",
      lines: [
        "MKMapView:0x1.top == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top   (active)",
        "UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.bottom == MKMapView:0x1.bottom   (active)",
        "MKMapView:0x1.height == 214   (active)",
        "'UIViewSafeAreaLayoutGuide-top' V:|-(91)-[UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x2 )",
        "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide']-(83)-|   (active, names: '|':UIView:0x2 )",
        "'UIView-Encapsulated-Layout-Height' UIView:0x2.height == 926   (active)",
      ],
      headline:
        "The view is 926 high now, but what is inside adds up to 214 + 91 + 83 = 388.",
      cause: .givenSize, change: "Lower this line to priority 999: the map view is 214 high."),
    Case(
      name: "an edge beside the safe area",
      lines: [
        "V:[App.Box:0x1]-(0)-|   (active, names: '|':UIView:0x2 )",
        "UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.bottom == App.Box:0x1.bottom   (active)",
        "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x2 )",
      ],
      headline: "These lines ask for 34 points down, where there is no room.",
      cause: .guideAndEdge, change: "Remove this line: the Box ends at the bottom of the view."),
    Case(
      name: "the keyboard's window",
      lines: [
        "'UIInputWindowController-top' V:|-(20)-[UIInputSetContainerView:0x1]   (active, names: '|':UITextEffectsWindow:0x2 )",
        "V:|-(0)-[UIInputSetContainerView:0x1]   (active, names: '|':UITextEffectsWindow:0x2 )",
      ],
      headline: "These lines ask for 20 points down, where there is no room.",
      cause: nil, change: "Nothing has to be done; UIKit breaks one of its own lines and goes on."),
    Case(
      name: "an action sheet in a popover without room",
      lines: [
        "UIView:0x1.width == 304   (active)",
        "_UIAlertControllerView:0x2.width >= UIView:0x1.width   (active)",
        "_UIAlertControllerView:0x2.width == UIView:0x3.width   (active)",
        "'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 142   (active)",
      ],
      headline: "The second view is 142 wide now, but what is inside asks for 304.", cause: nil,
      change: "In a popover, set the source view and a source rectangle inside it"),
    Case(
      name: "the width of an action sheet of iOS 13",
      lines: ["UIView:0x1.width == - 16   (active)"],
      headline: "The view is -16 wide, but a width is never negative.", cause: nil,
      change: "In a popover"),
    Case(
      name: "a negative height of a program", lines: ["App.Card:0x1.height == - 20   (active)"],
      headline: "The Card is -20 high, but a height is never negative.", cause: .tooMuch,
      change: "Lower this line to priority 999: the Card is -20 high."),
    Case(
      name: "a stand-in of Interface Builder",
      lines: [
        "NSIBPrototypingLayoutConstraint 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0x1]   (active, names: '|':UIView:0x2 )",
        "V:|-(0)-[UIView:0x1]   (active, names: '|':UIView:0x2 )",
      ],
      headline:
        "The first view begins 34 inside the top of the second view, but the first view begins at the top of the second view.",
      cause: .standIn,
      change: "in its document."),
    Case(
      name: "a view that the program collapses",
      lines: [
        "V:|-(25)-[UIStackView:0x1]   (active, names: '|':App.Toast:0x2 )",
        "V:[UIStackView:0x1]-(12)-|   (active, names: '|':App.Toast:0x2 )",
        "App.Toast:0x2.height == 0   (active)",
      ],
      headline: "The Toast is 0 high, but what is inside asks for 25 + 12 = 37.", cause: .collapsed,
      change:
        "Lower this line to priority 999: the stack view ends 12 inside the bottom of the Toast."),
    Case(
      name: "a size beside both edges",
      lines: [
        "App.Host:0x2.height == 66   (active)", "UIButton:0x1'a'.height == 40   (active)",
        "V:|-(0)-[UIButton:0x1'a']   (active, names: '|':App.Host:0x2 )",
        "V:[UIButton:0x1'a']-(0)-|   (active, names: '|':App.Host:0x2 )",
      ],
      headline: "The Host is 66 high, but what is inside adds up to 40.", cause: .sizeBesideEdges,
      change: "Lower this line to priority 999: the button \"a\" is 40 high."),
  ]

  @Test(arguments: cases) func theFirstChange(_ one: Case) throws {
    let answer = WrittenLog.answer(one.lines)
    #expect(answer.verdict == .contradictory)
    #expect(answer.headline == one.headline)
    #expect(answer.changes.first?.cause == one.cause)
    if let change = answer.changes.first {
      #expect(change.isProved)
      #expect(change.sentence.contains(one.change), "\(change.sentence)")
    } else {
      #expect(answer.ownership.hasPrefix("Nothing of yours is in this list."))
      #expect(answer.notes.first?.contains(one.change) ?? false, "\(answer.notes)")
    }
  }
}

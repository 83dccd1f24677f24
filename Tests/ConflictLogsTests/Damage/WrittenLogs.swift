/// Complete logs in all forms of the grammar, by hand.
enum WrittenLogs {
  /// The logs; each ends with a line end.
  static let all = [
    console, oldConsole, appKit, detected, listAlone, brackets, snapKit, masonry, names, texts,
    stack, several, keyboard,
  ]

  static let console = """
    2026-03-04 05:06:07.890123+0100 Shop[812:90311] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    (
        "<NSLayoutConstraint:0x600000a10 UILabel:0x7f10'Total'.height == 24   (active)>",
        "<NSLayoutConstraint:0x600000a20 V:|-(12)-[UILabel:0x7f10'Total']   (active, names: '|':Shop.PriceCell:0x7f20 )>",
        "<NSLayoutConstraint:0x600000a30 V:[UILabel:0x7f10'Total']-(>=12)-|   (active, names: '|':Shop.PriceCell:0x7f20 )>",
        "<NSLayoutConstraint:0x600000a40 'UIView-Encapsulated-Layout-Height' Shop.PriceCell:0x7f20.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000a10 UILabel:0x7f10'Total'.height == 24   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  static let oldConsole = """
    2012-11-10 09:08:07.123 Notes[4711:c07] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each constraint.
    (
        "<NSLayoutConstraint:0x8a1b10 H:[UIButton:0x8a2c20(60)]>",
        "<NSLayoutConstraint:0x8a1b20 H:[UIButton:0x8a2c20]-(NSSpace(20))-|   (Names: '|':UIView:0x8a2c30 )>",
        "<NSLayoutConstraint:0x8a1b30 H:|-(300)-[UIButton:0x8a2c20]   (Names: '|':UIView:0x8a2c30 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x8a1b40 h=--& v=--& H:[UIView:0x8a2c30(320)]>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x8a1b10 H:[UIButton:0x8a2c20(60)]>

    Break on objc_exception_throw to catch this in the debugger.

    """

  static let appKit = """
    2019-05-06 07:08:09.101 Editor[77:5151] [Layout] Unable to simultaneously satisfy constraints:
    (
        "<NSLayoutConstraint:0x6080a1 NSTextField:0x1010b1.leading == NSView:0x1010b2.leading + 20   (active)>",
        "<NSLayoutConstraint:0x6080a2 NSTextField:0x1010b1.trailing == NSView:0x1010b2.trailing - 20   (active)>",
        "<NSLayoutConstraint:0x6080a3 'NSView-Encapsulated-Layout-Width' NSView:0x1010b2.width == 30   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6080a2 NSTextField:0x1010b1.trailing == NSView:0x1010b2.trailing - 20   (active)>

    Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES.

    """

  static let detected = """
    Conflicting constraints detected: (
        "<NSLayoutConstraint:0x6080c1 NSImageView:0x1010d1.width == 2*NSImageView:0x1010d1.height   (active)>",
        "<NSLayoutConstraint:0x6080c2 NSImageView:0x1010d1.width == 64   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x6080c3 h=--& v=&-- NSImageView:0x1010d1.height == 16   (active)>"
    ).
    Will attempt to recover by breaking <NSLayoutConstraint:0x6080c2 NSImageView:0x1010d1.width == 64   (active)>.

    """

  static let listAlone = """
    (
        "<NSLayoutConstraint:0x7001 A:0x7101.centerX == B:0x7102.centerX - 7.5   (active)>",
        "<NSLayoutConstraint:0x7002 A:0x7101.midX == + 70   (active)>",
        "<NSLayoutConstraint:0x7003 A:0x7101.width == 2.22507e-308   (active)>"
    )

    """

  static let brackets = """
    [
    <NSLayoutConstraint:0x7201 V:[A:0x7301]-(-4)-[B:0x7302]   (inactive)>,
    <NSLayoutConstraint:0x7202 A:0x7301.bottom <= B:0x7302.bottom NSSpace(8)>,
    <_UILayoutSupportConstraint:0x7203 V:[_UILayoutGuide:0x7303(20)]>
    ]

    """

  static let snapKit = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x2801@HomeView.swift#99 UIView:0x1401.left == UIView:0x1402.left + 10.0>",
        "<SnapKit.LayoutConstraint:0x2802@/Users/a b/My App/HomeView.swift#104 UIView:0x1401.height == UIView:0x1402.height * 0.38>",
        "<<App.LayoutConstraint:0x2803> <UIView:0x1401>.top == <_UILayoutGuide:0x1403>.bottom>"
    )

    Will attempt to recover by breaking constraint
    <SnapKit.LayoutConstraint:0x2801@HomeView.swift#99 UIView:0x1401.left == UIView:0x1402.left + 10.0>

    """

  static let masonry = """
    Apr  5 06:07:08 Pad Reader[555] <Warning>: Unable to simultaneously satisfy constraints.
    (
        "<MASLayoutConstraint:0x1601 UIImageView:0x1501.width == 30>",
        "<MASLayoutConstraint:Inner[0] UIImageView:0x1501.width == UIImageView:0x1501.height>",
        "<NSLayoutConstraint:0x1603 UIImageView:cover_box[0x1501].height == 40>"
    )
    Will attempt to recover by breaking constraint
    <MASLayoutConstraint:0x1601 UIImageView:0x1501.width == 30>

    """

  static let names = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1701 progress background.top == A:0x1801.top + 3   (active, names: progress background:0x1802 )>",
        "<NSLayoutConstraint:0x1702 V:[platform_view[1]]-(3)-[Bar.lockIcon(21)]   (active, names: platform_view[1]:0x1803, Bar.lockIcon:0x1804 )>",
        "<NSLayoutConstraint:0x1703 RowLabel....height == 20   (active, names: RowLabel...:0x1805 )>",
        "<NSLayoutConstraint:0x1704 H:|-(8)-[badge](LTR)   (active, names: badge:0x1806, '|':WKWebView:0x1807'Unread (3)' )>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1703 RowLabel....height == 20   (active, names: RowLabel...:0x1805 )>

    """

  static let texts = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1901 UILabel:0x2001'YOU'RE OK'.width >= 400   (active)>",
        "<NSLayoutConstraint:0x1902 H:[UILabel:0x2001'YOU'RE OK']-(8)-[UITextField:0x2002'> (3)'(120)]   (active)>",
        "<NSLayoutConstraint:0x1903 UILabel:0x2003'two\\nlines, \\U00fcber'.lastBaseline == UITextField:0x2002'> (3)'.firstBaseline   (active)>",
        "<NSLayoutConstraint:0x1904 'NSKVONotifying' NSKVONotifying_App.Card:0x2004.width == 0.333333   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1901 UILabel:0x2001'YOU'RE OK'.width >= 400   (active)>

    """

  static let stack = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x2101 'UISV-canvas-connection' UIStackView:0x2201.top == UILabel:0x2202'First'.top   (active)>",
        "<NSLayoutConstraint:0x2102 'UISV-canvas-connection' V:[UILabel:0x2203'Second']-(0)-|   (active, names: '|':UIStackView:0x2201 )>",
        "<NSLayoutConstraint:0x2103 'UISV-hiding' UIStackView:0x2201.height == 0   (active)>",
        "<NSLayoutConstraint:0x2104 'UISV-spacing' V:[UILabel:0x2202'First']-(8)-[UILabel:0x2203'Second']   (active)>"
    )

    """

  static let several = stack + oldConsole.replacing("0x8a", with: "0x9b") + console

  static let keyboard = """
    error\t03:35:32.7-0800\tMail\t[LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x2301 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x2401.bottom == _UIKBCompatInputView:0x2402.top - 17   (active)>",
        "<NSLayoutConstraint:0x2302 'inputView.top' V:[_UIRemoteKeyboardPlaceholderView:0x2401]-(0)-[_UIKBCompatInputView:0x2402]   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2301 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x2401.bottom == _UIKBCompatInputView:0x2402.top - 17   (active)>

    """
}

extension NSEvent {
  /// A key that writes no letter, by the character that stands for it.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The character's number.
    public let rawValue: Int
    /// Creates a key from a character's number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character; the replacement character for a number that is not one.
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\u{fffd}" }
    /// The key up arrow.
    public static let upArrow = SpecialKey(rawValue: 0xf700)
    /// The key down arrow.
    public static let downArrow = SpecialKey(rawValue: 0xf701)
    /// The key left arrow.
    public static let leftArrow = SpecialKey(rawValue: 0xf702)
    /// The key right arrow.
    public static let rightArrow = SpecialKey(rawValue: 0xf703)
    /// The function key 1.
    public static let f1 = SpecialKey(rawValue: 0xf704)
    /// The function key 2.
    public static let f2 = SpecialKey(rawValue: 0xf705)
    /// The function key 3.
    public static let f3 = SpecialKey(rawValue: 0xf706)
    /// The function key 4.
    public static let f4 = SpecialKey(rawValue: 0xf707)
    /// The function key 5.
    public static let f5 = SpecialKey(rawValue: 0xf708)
    /// The function key 6.
    public static let f6 = SpecialKey(rawValue: 0xf709)
    /// The function key 7.
    public static let f7 = SpecialKey(rawValue: 0xf70a)
    /// The function key 8.
    public static let f8 = SpecialKey(rawValue: 0xf70b)
    /// The function key 9.
    public static let f9 = SpecialKey(rawValue: 0xf70c)
    /// The function key 10.
    public static let f10 = SpecialKey(rawValue: 0xf70d)
    /// The function key 11.
    public static let f11 = SpecialKey(rawValue: 0xf70e)
    /// The function key 12.
    public static let f12 = SpecialKey(rawValue: 0xf70f)
    /// The function key 13.
    public static let f13 = SpecialKey(rawValue: 0xf710)
    /// The function key 14.
    public static let f14 = SpecialKey(rawValue: 0xf711)
    /// The function key 15.
    public static let f15 = SpecialKey(rawValue: 0xf712)
    /// The function key 16.
    public static let f16 = SpecialKey(rawValue: 0xf713)
    /// The function key 17.
    public static let f17 = SpecialKey(rawValue: 0xf714)
    /// The function key 18.
    public static let f18 = SpecialKey(rawValue: 0xf715)
    /// The function key 19.
    public static let f19 = SpecialKey(rawValue: 0xf716)
    /// The function key 20.
    public static let f20 = SpecialKey(rawValue: 0xf717)
    /// The function key 21.
    public static let f21 = SpecialKey(rawValue: 0xf718)
    /// The function key 22.
    public static let f22 = SpecialKey(rawValue: 0xf719)
    /// The function key 23.
    public static let f23 = SpecialKey(rawValue: 0xf71a)
    /// The function key 24.
    public static let f24 = SpecialKey(rawValue: 0xf71b)
    /// The function key 25.
    public static let f25 = SpecialKey(rawValue: 0xf71c)
    /// The function key 26.
    public static let f26 = SpecialKey(rawValue: 0xf71d)
    /// The function key 27.
    public static let f27 = SpecialKey(rawValue: 0xf71e)
    /// The function key 28.
    public static let f28 = SpecialKey(rawValue: 0xf71f)
    /// The function key 29.
    public static let f29 = SpecialKey(rawValue: 0xf720)
    /// The function key 30.
    public static let f30 = SpecialKey(rawValue: 0xf721)
    /// The function key 31.
    public static let f31 = SpecialKey(rawValue: 0xf722)
    /// The function key 32.
    public static let f32 = SpecialKey(rawValue: 0xf723)
    /// The function key 33.
    public static let f33 = SpecialKey(rawValue: 0xf724)
    /// The function key 34.
    public static let f34 = SpecialKey(rawValue: 0xf725)
    /// The function key 35.
    public static let f35 = SpecialKey(rawValue: 0xf726)
    /// The key insert.
    public static let insert = SpecialKey(rawValue: 0xf727)
    /// The key delete forward.
    public static let deleteForward = SpecialKey(rawValue: 0xf728)
    /// The key home.
    public static let home = SpecialKey(rawValue: 0xf729)
    /// The key begin.
    public static let begin = SpecialKey(rawValue: 0xf72a)
    /// The key end.
    public static let end = SpecialKey(rawValue: 0xf72b)
    /// The key page up.
    public static let pageUp = SpecialKey(rawValue: 0xf72c)
    /// The key page down.
    public static let pageDown = SpecialKey(rawValue: 0xf72d)
    /// The key print screen.
    public static let printScreen = SpecialKey(rawValue: 0xf72e)
    /// The key scroll lock.
    public static let scrollLock = SpecialKey(rawValue: 0xf72f)
    /// The key pause.
    public static let pause = SpecialKey(rawValue: 0xf730)
    /// The key sys req.
    public static let sysReq = SpecialKey(rawValue: 0xf731)
    /// The key break.
    public static let `break` = SpecialKey(rawValue: 0xf732)
    /// The key reset.
    public static let reset = SpecialKey(rawValue: 0xf733)
    /// The key stop.
    public static let stop = SpecialKey(rawValue: 0xf734)
    /// The key menu.
    public static let menu = SpecialKey(rawValue: 0xf735)
    /// The key user.
    public static let user = SpecialKey(rawValue: 0xf736)
    /// The key system.
    public static let system = SpecialKey(rawValue: 0xf737)
    /// The key print.
    public static let print = SpecialKey(rawValue: 0xf738)
    /// The key clear line.
    public static let clearLine = SpecialKey(rawValue: 0xf739)
    /// The key clear display.
    public static let clearDisplay = SpecialKey(rawValue: 0xf73a)
    /// The key insert line.
    public static let insertLine = SpecialKey(rawValue: 0xf73b)
    /// The key delete line.
    public static let deleteLine = SpecialKey(rawValue: 0xf73c)
    /// The key insert character.
    public static let insertCharacter = SpecialKey(rawValue: 0xf73d)
    /// The key delete character.
    public static let deleteCharacter = SpecialKey(rawValue: 0xf73e)
    /// The key prev.
    public static let prev = SpecialKey(rawValue: 0xf73f)
    /// The key next.
    public static let next = SpecialKey(rawValue: 0xf740)
    /// The key select.
    public static let select = SpecialKey(rawValue: 0xf741)
    /// The key execute.
    public static let execute = SpecialKey(rawValue: 0xf742)
    /// The key undo.
    public static let undo = SpecialKey(rawValue: 0xf743)
    /// The key redo.
    public static let redo = SpecialKey(rawValue: 0xf744)
    /// The key find.
    public static let find = SpecialKey(rawValue: 0xf745)
    /// The key help.
    public static let help = SpecialKey(rawValue: 0xf746)
    /// The key mode switch.
    public static let modeSwitch = SpecialKey(rawValue: 0xf747)
    /// The key enter.
    public static let enter = SpecialKey(rawValue: 0x3)
    /// The key backspace.
    public static let backspace = SpecialKey(rawValue: 0x8)
    /// The key tab.
    public static let tab = SpecialKey(rawValue: 0x9)
    /// The key newline.
    public static let newline = SpecialKey(rawValue: 0xa)
    /// The key form feed.
    public static let formFeed = SpecialKey(rawValue: 0xc)
    /// The key carriage return.
    public static let carriageReturn = SpecialKey(rawValue: 0xd)
    /// The key back tab.
    public static let backTab = SpecialKey(rawValue: 0x19)
    /// The key delete.
    public static let delete = SpecialKey(rawValue: 0x7f)
    /// The key line separator.
    public static let lineSeparator = SpecialKey(rawValue: 0x2028)
    /// The key paragraph separator.
    public static let paragraphSeparator = SpecialKey(rawValue: 0x2029)
  }
}

/// The character of the function key up arrow.
public let NSUpArrowFunctionKey = 0xf700
/// The character of the function key down arrow.
public let NSDownArrowFunctionKey = 0xf701
/// The character of the function key left arrow.
public let NSLeftArrowFunctionKey = 0xf702
/// The character of the function key right arrow.
public let NSRightArrowFunctionKey = 0xf703
/// The character of the function key f1.
public let NSF1FunctionKey = 0xf704
/// The character of the function key f2.
public let NSF2FunctionKey = 0xf705
/// The character of the function key f3.
public let NSF3FunctionKey = 0xf706
/// The character of the function key f4.
public let NSF4FunctionKey = 0xf707
/// The character of the function key f5.
public let NSF5FunctionKey = 0xf708
/// The character of the function key f6.
public let NSF6FunctionKey = 0xf709
/// The character of the function key f7.
public let NSF7FunctionKey = 0xf70a
/// The character of the function key f8.
public let NSF8FunctionKey = 0xf70b
/// The character of the function key f9.
public let NSF9FunctionKey = 0xf70c
/// The character of the function key f10.
public let NSF10FunctionKey = 0xf70d
/// The character of the function key f11.
public let NSF11FunctionKey = 0xf70e
/// The character of the function key f12.
public let NSF12FunctionKey = 0xf70f
/// The character of the function key f13.
public let NSF13FunctionKey = 0xf710
/// The character of the function key f14.
public let NSF14FunctionKey = 0xf711
/// The character of the function key f15.
public let NSF15FunctionKey = 0xf712
/// The character of the function key f16.
public let NSF16FunctionKey = 0xf713
/// The character of the function key f17.
public let NSF17FunctionKey = 0xf714
/// The character of the function key f18.
public let NSF18FunctionKey = 0xf715
/// The character of the function key f19.
public let NSF19FunctionKey = 0xf716
/// The character of the function key f20.
public let NSF20FunctionKey = 0xf717
/// The character of the function key f21.
public let NSF21FunctionKey = 0xf718
/// The character of the function key f22.
public let NSF22FunctionKey = 0xf719
/// The character of the function key f23.
public let NSF23FunctionKey = 0xf71a
/// The character of the function key f24.
public let NSF24FunctionKey = 0xf71b
/// The character of the function key f25.
public let NSF25FunctionKey = 0xf71c
/// The character of the function key f26.
public let NSF26FunctionKey = 0xf71d
/// The character of the function key f27.
public let NSF27FunctionKey = 0xf71e
/// The character of the function key f28.
public let NSF28FunctionKey = 0xf71f
/// The character of the function key f29.
public let NSF29FunctionKey = 0xf720
/// The character of the function key f30.
public let NSF30FunctionKey = 0xf721
/// The character of the function key f31.
public let NSF31FunctionKey = 0xf722
/// The character of the function key f32.
public let NSF32FunctionKey = 0xf723
/// The character of the function key f33.
public let NSF33FunctionKey = 0xf724
/// The character of the function key f34.
public let NSF34FunctionKey = 0xf725
/// The character of the function key f35.
public let NSF35FunctionKey = 0xf726
/// The character of the function key insert.
public let NSInsertFunctionKey = 0xf727
/// The character of the function key delete.
public let NSDeleteFunctionKey = 0xf728
/// The character of the function key home.
public let NSHomeFunctionKey = 0xf729
/// The character of the function key begin.
public let NSBeginFunctionKey = 0xf72a
/// The character of the function key end.
public let NSEndFunctionKey = 0xf72b
/// The character of the function key page up.
public let NSPageUpFunctionKey = 0xf72c
/// The character of the function key page down.
public let NSPageDownFunctionKey = 0xf72d
/// The character of the function key pause.
public let NSPauseFunctionKey = 0xf730
/// The character of the function key menu.
public let NSMenuFunctionKey = 0xf735
/// The character of the function key clear line.
public let NSClearLineFunctionKey = 0xf739
/// The character of the function key help.
public let NSHelpFunctionKey = 0xf746
/// The character of the function key mode switch.
public let NSModeSwitchFunctionKey = 0xf747
/// The character enter.
public let NSEnterCharacter = 0x3
/// The character backspace.
public let NSBackspaceCharacter = 0x8
/// The character tab.
public let NSTabCharacter = 0x9
/// The character newline.
public let NSNewlineCharacter = 0xa
/// The character form feed.
public let NSFormFeedCharacter = 0xc
/// The character carriage return.
public let NSCarriageReturnCharacter = 0xd
/// The character back tab.
public let NSBackTabCharacter = 0x19
/// The character delete.
public let NSDeleteCharacter = 0x7f
/// The character line separator.
public let NSLineSeparatorCharacter = 0x2028
/// The character paragraph separator.
public let NSParagraphSeparatorCharacter = 0x2029
/// The character of the function key print screen.
public let NSPrintScreenFunctionKey = 0xf72e
/// The character of the function key scroll lock.
public let NSScrollLockFunctionKey = 0xf72f
/// The character of the function key sys req.
public let NSSysReqFunctionKey = 0xf731
/// The character of the function key break.
public let NSBreakFunctionKey = 0xf732
/// The character of the function key reset.
public let NSResetFunctionKey = 0xf733
/// The character of the function key stop.
public let NSStopFunctionKey = 0xf734
/// The character of the function key user.
public let NSUserFunctionKey = 0xf736
/// The character of the function key system.
public let NSSystemFunctionKey = 0xf737
/// The character of the function key print.
public let NSPrintFunctionKey = 0xf738
/// The character of the function key clear display.
public let NSClearDisplayFunctionKey = 0xf73a
/// The character of the function key insert line.
public let NSInsertLineFunctionKey = 0xf73b
/// The character of the function key delete line.
public let NSDeleteLineFunctionKey = 0xf73c
/// The character of the function key insert character.
public let NSInsertCharFunctionKey = 0xf73d
/// The character of the function key delete character.
public let NSDeleteCharFunctionKey = 0xf73e
/// The character of the function key prev.
public let NSPrevFunctionKey = 0xf73f
/// The character of the function key next.
public let NSNextFunctionKey = 0xf740
/// The character of the function key select.
public let NSSelectFunctionKey = 0xf741
/// The character of the function key execute.
public let NSExecuteFunctionKey = 0xf742
/// The character of the function key undo.
public let NSUndoFunctionKey = 0xf743
/// The character of the function key redo.
public let NSRedoFunctionKey = 0xf744
/// The character of the function key find.
public let NSFindFunctionKey = 0xf745

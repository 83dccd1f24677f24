import AppKit
import Testing

/// The keys without letters, and the kinds of events, with their numbers.
///
/// Source: Apple, "NSEvent.SpecialKey", "NSEvent.EventType".
@MainActor struct EventNumberTests {
  @Test func specialKeys() {
    let keys: [(NSEvent.SpecialKey, Int)] = [
      (.upArrow, 0xf700),
      (.downArrow, 0xf701),
      (.leftArrow, 0xf702),
      (.rightArrow, 0xf703),
      (.f1, 0xf704),
      (.f2, 0xf705),
      (.f3, 0xf706),
      (.f4, 0xf707),
      (.f5, 0xf708),
      (.f6, 0xf709),
      (.f7, 0xf70a),
      (.f8, 0xf70b),
      (.f9, 0xf70c),
      (.f10, 0xf70d),
      (.f11, 0xf70e),
      (.f12, 0xf70f),
      (.f13, 0xf710),
      (.f14, 0xf711),
      (.f15, 0xf712),
      (.f16, 0xf713),
      (.f17, 0xf714),
      (.f18, 0xf715),
      (.f19, 0xf716),
      (.f20, 0xf717),
      (.f21, 0xf718),
      (.f22, 0xf719),
      (.f23, 0xf71a),
      (.f24, 0xf71b),
      (.f25, 0xf71c),
      (.f26, 0xf71d),
      (.f27, 0xf71e),
      (.f28, 0xf71f),
      (.f29, 0xf720),
      (.f30, 0xf721),
      (.f31, 0xf722),
      (.f32, 0xf723),
      (.f33, 0xf724),
      (.f34, 0xf725),
      (.f35, 0xf726),
      (.insert, 0xf727),
      (.deleteForward, 0xf728),
      (.home, 0xf729),
      (.begin, 0xf72a),
      (.end, 0xf72b),
      (.pageUp, 0xf72c),
      (.pageDown, 0xf72d),
      (.printScreen, 0xf72e),
      (.scrollLock, 0xf72f),
      (.pause, 0xf730),
      (.sysReq, 0xf731),
      (.`break`, 0xf732),
      (.reset, 0xf733),
      (.stop, 0xf734),
      (.menu, 0xf735),
      (.user, 0xf736),
      (.system, 0xf737),
      (.print, 0xf738),
      (.clearLine, 0xf739),
      (.clearDisplay, 0xf73a),
      (.insertLine, 0xf73b),
      (.deleteLine, 0xf73c),
      (.insertCharacter, 0xf73d),
      (.deleteCharacter, 0xf73e),
      (.prev, 0xf73f),
      (.next, 0xf740),
      (.select, 0xf741),
      (.execute, 0xf742),
      (.undo, 0xf743),
      (.redo, 0xf744),
      (.find, 0xf745),
      (.help, 0xf746),
      (.modeSwitch, 0xf747),
      (.enter, 0x3),
      (.backspace, 0x8),
      (.tab, 0x9),
      (.newline, 0xa),
      (.formFeed, 0xc),
      (.carriageReturn, 0xd),
      (.backTab, 0x19),
      (.delete, 0x7f),
      (.lineSeparator, 0x2028),
      (.paragraphSeparator, 0x2029),
    ]
    #expect(keys.filter { $0.0.rawValue != $0.1 }.isEmpty)
    #expect(Set(keys.map(\.1)).count == keys.count)
    #expect(NSEvent.SpecialKey.f1.unicodeScalar == "\u{f704}")
  }

  @Test func charactersOfKeys() {
    let keys = [
      (NSUpArrowFunctionKey, 0xf700),
      (NSDownArrowFunctionKey, 0xf701),
      (NSLeftArrowFunctionKey, 0xf702),
      (NSRightArrowFunctionKey, 0xf703),
      (NSF1FunctionKey, 0xf704),
      (NSF2FunctionKey, 0xf705),
      (NSF3FunctionKey, 0xf706),
      (NSF4FunctionKey, 0xf707),
      (NSF5FunctionKey, 0xf708),
      (NSF6FunctionKey, 0xf709),
      (NSF7FunctionKey, 0xf70a),
      (NSF8FunctionKey, 0xf70b),
      (NSF9FunctionKey, 0xf70c),
      (NSF10FunctionKey, 0xf70d),
      (NSF11FunctionKey, 0xf70e),
      (NSF12FunctionKey, 0xf70f),
      (NSF13FunctionKey, 0xf710),
      (NSF14FunctionKey, 0xf711),
      (NSF15FunctionKey, 0xf712),
      (NSF16FunctionKey, 0xf713),
      (NSF17FunctionKey, 0xf714),
      (NSF18FunctionKey, 0xf715),
      (NSF19FunctionKey, 0xf716),
      (NSF20FunctionKey, 0xf717),
      (NSF21FunctionKey, 0xf718),
      (NSF22FunctionKey, 0xf719),
      (NSF23FunctionKey, 0xf71a),
      (NSF24FunctionKey, 0xf71b),
      (NSF25FunctionKey, 0xf71c),
      (NSF26FunctionKey, 0xf71d),
      (NSF27FunctionKey, 0xf71e),
      (NSF28FunctionKey, 0xf71f),
      (NSF29FunctionKey, 0xf720),
      (NSF30FunctionKey, 0xf721),
      (NSF31FunctionKey, 0xf722),
      (NSF32FunctionKey, 0xf723),
      (NSF33FunctionKey, 0xf724),
      (NSF34FunctionKey, 0xf725),
      (NSF35FunctionKey, 0xf726),
      (NSInsertFunctionKey, 0xf727),
      (NSDeleteFunctionKey, 0xf728),
      (NSHomeFunctionKey, 0xf729),
      (NSBeginFunctionKey, 0xf72a),
      (NSEndFunctionKey, 0xf72b),
      (NSPageUpFunctionKey, 0xf72c),
      (NSPageDownFunctionKey, 0xf72d),
      (NSPauseFunctionKey, 0xf730),
      (NSMenuFunctionKey, 0xf735),
      (NSClearLineFunctionKey, 0xf739),
      (NSHelpFunctionKey, 0xf746),
      (NSModeSwitchFunctionKey, 0xf747),
      (NSEnterCharacter, 0x3),
      (NSBackspaceCharacter, 0x8),
      (NSTabCharacter, 0x9),
      (NSNewlineCharacter, 0xa),
      (NSFormFeedCharacter, 0xc),
      (NSCarriageReturnCharacter, 0xd),
      (NSBackTabCharacter, 0x19),
      (NSDeleteCharacter, 0x7f),
      (NSLineSeparatorCharacter, 0x2028),
      (NSParagraphSeparatorCharacter, 0x2029),
    ]
    #expect(keys.filter { $0.0 != $0.1 }.isEmpty)
  }

  @Test func kindsOfEvents() {
    let kinds: [(NSEvent.EventType, NSEvent.EventTypeMask, UInt)] = [
      (.leftMouseDown, .leftMouseDown, 1),
      (.leftMouseUp, .leftMouseUp, 2),
      (.rightMouseDown, .rightMouseDown, 3),
      (.rightMouseUp, .rightMouseUp, 4),
      (.mouseMoved, .mouseMoved, 5),
      (.leftMouseDragged, .leftMouseDragged, 6),
      (.rightMouseDragged, .rightMouseDragged, 7),
      (.mouseEntered, .mouseEntered, 8),
      (.mouseExited, .mouseExited, 9),
      (.keyDown, .keyDown, 10),
      (.keyUp, .keyUp, 11),
      (.flagsChanged, .flagsChanged, 12),
      (.appKitDefined, .appKitDefined, 13),
      (.systemDefined, .systemDefined, 14),
      (.applicationDefined, .applicationDefined, 15),
      (.periodic, .periodic, 16),
      (.cursorUpdate, .cursorUpdate, 17),
      (.scrollWheel, .scrollWheel, 22),
      (.tabletPoint, .tabletPoint, 23),
      (.tabletProximity, .tabletProximity, 24),
      (.otherMouseDown, .otherMouseDown, 25),
      (.otherMouseUp, .otherMouseUp, 26),
      (.otherMouseDragged, .otherMouseDragged, 27),
      (.gesture, .gesture, 29),
      (.magnify, .magnify, 30),
      (.swipe, .swipe, 31),
      (.rotate, .rotate, 18),
      (.beginGesture, .beginGesture, 19),
      (.endGesture, .endGesture, 20),
      (.smartMagnify, .smartMagnify, 32),
      (.quickLook, .quickLook, 33),
      (.pressure, .pressure, 34),
      (.directTouch, .directTouch, 37),
      (.changeMode, .changeMode, 38),
    ]
    for (type, mask, number) in kinds {
      #expect(type.rawValue == number && mask == NSEvent.EventTypeMask(type: type))
      #expect(NSEvent.EventTypeMask.any.contains(mask))
    }
  }
  @Test func flagsHaveApplesBits() {
    let flags: [(NSEvent.ModifierFlags, UInt)] = [
      (.capsLock, 16), (.shift, 17), (.control, 18), (.option, 19), (.command, 20),
      (.numericPad, 21), (.help, 22), (.function, 23),
    ]
    for (flag, bit) in flags {
      #expect(flag.rawValue == 1 << bit)
      #expect(NSEvent.ModifierFlags.deviceIndependentFlagsMask.contains(flag))
    }
    let phases: [NSEvent.Phase] = [
      .began, .stationary, .changed, .ended, .cancelled, .mayBegin,
    ]
    #expect(phases.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let options: [NSEvent.SwipeTrackingOptions] = [.lockDirection, .clampGestureAmount]
    #expect(options.map(\.rawValue) == [1, 2])
    let parts: [NSEvent.ButtonMask] = [.penTip, .penLowerSide, .penUpperSide]
    #expect(parts.map(\.rawValue) == [1, 2, 4])
    let subtypes: [(NSEvent.EventSubtype, Int16)] = [
      (.mouseEvent, 0), (.powerOff, 1), (.tabletPoint, 1), (.tabletProximity, 2), (.touch, 3),
    ]
    #expect(subtypes.allSatisfy { $0.rawValue == $1 })
    #expect(NSEvent.PressureBehavior.primaryDeepDrag.rawValue == 6)
    #expect(NSEvent.PointingDeviceType.eraser.rawValue == 3)
    #expect(NSEvent.GestureAxis.vertical.rawValue == 2)
  }
}

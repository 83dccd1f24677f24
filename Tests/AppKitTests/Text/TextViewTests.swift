import AppKit
import TestSupport
import Testing

/// Text that is selected and edited; Apple, "NSText", "NSTextView", "NSTextInputClient".
@MainActor struct TextViewTests {
  final class Delegate: NSObject, NSTextViewDelegate {
    var heard: [String] = []
    var allows = true
    var handled = ""
    func textDidBeginEditing(_ notification: Notification) { heard.append("begin") }
    func textDidChange(_ notification: Notification) { heard.append("change") }
    func textDidEndEditing(_ notification: Notification) { heard.append("end") }
    func textViewDidChangeSelection(_ notification: Notification) { heard.append("selection") }
    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
      replacementString: String?
    ) -> Bool { allows }
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
      commandSelector.description == handled
    }
    func textView(
      _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
      indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String] { ["hello"] }
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool {
      heard.append("link \(link)")
      return true
    }
  }

  private func view(_ text: String = "") -> NSTextView {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    view.string = text
    view.allowsUndo = true
    return view
  }

  @Test func typedTextIsInserted() {
    let (view, delegate) = (view(), Delegate())
    view.delegate = delegate
    let window = Mouse.window(view)
    defer { window.close() }
    #expect(window.makeFirstResponder(view))
    let mouse = Mouse(window: window)
    mouse.type("Hi")
    #expect(view.string == "Hi" && view.selectedRange() == NSRange(location: 2, length: 0))
    #expect(
      delegate.heard.prefix(2) == ["begin", "selection"] && delegate.heard.contains("change"))
    mouse.type("\r")
    mouse.type("\t")
    #expect(view.string == "Hi\n\t")
    mouse.type("\u{7f}\u{7f}\u{7f}")
    #expect(view.string == "H")
    delegate.allows = false
    mouse.type("x")
    #expect(view.string == "H")
    delegate.allows = true
    delegate.handled = "insertNewline:"
    mouse.type("\r")
    #expect(view.string == "H")
    #expect(window.makeFirstResponder(nil) && delegate.heard.last == "end")
  }

  @Test func changesAreUndone() {
    let view = view("a b")
    let window = Mouse.window(view)
    defer { window.close() }
    view.insertText("X", replacementRange: NSRange(location: 0, length: 1))
    view.insertText("Y", replacementRange: NSRange(location: 3, length: 0))
    #expect(view.string == "X bY" && view.undoManager === window.undoManager)
    view.undoManager?.undo()
    #expect(view.string == "X b")
    view.undoManager?.undo()
    #expect(view.string == "a b")
    view.undoManager?.redo()
    #expect(view.string == "X b" && !view.isCoalescingUndo)
    view.breakUndoCoalescing()
  }

  /// The commands of keys in "one two\nthree", from a place to a place.
  @Test(
    arguments: [
      ("moveRight:", 1, 2, 0), ("moveLeft:", 1, 0, 0), ("moveForward:", 1, 2, 0),
      ("moveBackward:", 1, 0, 0), ("moveWordRight:", 0, 3, 0), ("moveWordForward:", 3, 7, 0),
      ("moveWordLeft:", 7, 4, 0), ("moveWordBackward:", 4, 0, 0),
      ("moveToBeginningOfLine:", 10, 8, 0), ("moveToEndOfLine:", 2, 7, 0),
      ("moveToLeftEndOfLine:", 10, 8, 0), ("moveToRightEndOfLine:", 2, 7, 0),
      ("moveToBeginningOfParagraph:", 10, 8, 0), ("moveToEndOfParagraph:", 2, 7, 0),
      ("moveToBeginningOfDocument:", 10, 0, 0), ("moveToEndOfDocument:", 1, 13, 0),
      ("moveRightAndModifySelection:", 1, 1, 1), ("moveLeftAndModifySelection:", 1, 0, 1),
      ("moveWordRightAndModifySelection:", 0, 0, 3), ("moveWordLeftAndModifySelection:", 7, 4, 3),
      ("moveToEndOfDocumentAndModifySelection:", 3, 3, 10), ("selectAll:", 3, 0, 13),
      ("selectWord:", 5, 4, 3), ("selectParagraph:", 2, 0, 8), ("selectLine:", 9, 8, 5),
      ("moveDown:", 0, 8, 0), ("moveUp:", 8, 0, 0),
    ] as [(String, Int, Int, Int)])
  func commandsMove(name: String, start: Int, location: Int, length: Int) {
    let view = view("one two\nthree")
    view.setSelectedRange(NSRange(location: start, length: 0))
    view.doCommand(by: Selector(name))
    #expect(view.selectedRange() == NSRange(location: location, length: length), "\(name)")
  }

  @Test(
    arguments: [
      ("deleteBackward:", 3, "on two"), ("deleteForward:", 3, "onetwo"),
      ("deleteWordBackward:", 7, "one "), ("deleteWordForward:", 0, " two"),
      ("deleteToBeginningOfLine:", 4, "two"), ("deleteToEndOfLine:", 3, "one"),
      ("deleteToBeginningOfParagraph:", 4, "two"), ("deleteToEndOfParagraph:", 3, "one"),
      ("uppercaseWord:", 1, "ONE two"), ("capitalizeWord:", 5, "one Two"),
      ("lowercaseWord:", 1, "one two"), ("transpose:", 1, "noe two"),
      ("insertNewline:", 3, "one\n two"), ("insertTab:", 3, "one\t two"),
      ("insertLineBreak:", 3, "one\u{2028} two"), ("insertBacktab:", 0, "\tone two"),
      ("insertNewlineIgnoringFieldEditor:", 0, "\none two"),
      ("insertTabIgnoringFieldEditor:", 0, "\tone two"),
      ("insertParagraphSeparator:", 0, "\none two"),
    ] as [(String, Int, String)])
  func commandsChange(name: String, start: Int, text: String) {
    let view = view("one two")
    view.setSelectedRange(NSRange(location: start, length: 0))
    view.doCommand(by: Selector(name))
    #expect(view.string == text, "\(name)")
  }

  @Test func theMouseSelects() {
    let view = view("one two\nthree")
    let window = Mouse.window(view)
    defer { window.close() }
    var mouse = Mouse(window: window)
    mouse.send(.leftMouseDown, view, at: NSPoint(x: 6, y: 8))
    mouse.send(.leftMouseDragged, view, at: NSPoint(x: 190, y: 8))
    mouse.send(.leftMouseUp, view, at: NSPoint(x: 190, y: 8))
    #expect(view.selectedRange() == NSRange(location: 0, length: 7))
    mouse.clicks = 2
    mouse.click(view, at: NSPoint(x: 8, y: 8))
    #expect(view.selectedRange() == NSRange(location: 0, length: 3))
    mouse.clicks = 3
    mouse.click(view, at: NSPoint(x: 8, y: 8))
    #expect(view.selectedRange() == NSRange(location: 0, length: 8))
    #expect(view.selectionGranularity == .selectByParagraph)
    #expect(
      view.selectionAffinity == .downstream && view.characterIndexForInsertion(at: .zero) == 0)
    view.selectedRanges = [NSValue(range: NSRange(location: 1, length: 2))]
    #expect(view.selectedRanges.first?.rangeValue == NSRange(location: 1, length: 2))
    view.setSelectedRanges(
      [NSValue(range: NSRange(location: 2, length: 2))], affinity: .upstream, stillSelecting: false)
    view.setSelectedRange(
      NSRange(location: 2, length: 3), affinity: .upstream, stillSelecting: false)
    #expect(view.selectionAffinity == .upstream && view.rangeForUserTextChange.length == 3)
    #expect(view.rangeForUserCharacterAttributeChange.length == 3)
    #expect(view.rangeForUserParagraphAttributeChange == NSRange(location: 0, length: 8))
    let word = view.selectionRange(
      forProposedRange: NSRange(location: 1, length: 0), granularity: .selectByWord)
    #expect(word == NSRange(location: 0, length: 3))
  }

  @Test func composedTextIsMarked() {
    let view = view("ab")
    view.setSelectedRange(NSRange(location: 1, length: 0))
    let none = NSRange(location: NSNotFound, length: 0)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0), replacementRange: none)
    #expect(view.string == "anib" && view.markedRange() == NSRange(location: 1, length: 2))
    #expect(view.hasMarkedText())
    view.insertText("你", replacementRange: none)
    #expect(view.string == "a你b" && !view.hasMarkedText())
    view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0), replacementRange: none)
    view.unmarkText()
    #expect(view.string == "a你xb" && !view.hasMarkedText())
    var actual = NSRange()
    let part = view.attributedSubstring(
      forProposedRange: NSRange(location: 2, length: 9), actualRange: &actual)
    #expect(part?.string == "xb" && actual.length == 2 && view.attributedString().length == 4)
    #expect(
      view.validAttributesForMarkedText().contains(.underlineStyle) && view.windowLevel() == 0)
    let rect = view.firstRect(forCharacterRange: NSRange(location: 0, length: 1), actualRange: nil)
    #expect(rect.width > 0 && rect.height > 5 && !view.drawsVerticallyForCharacter(at: 0))
    #expect(view.characterIndex(for: NSPoint(x: rect.minX, y: rect.midY)) == 0)
    let context = NSTextInputContext(client: view)
    #expect(context.client as AnyObject === view && !context.handleEvent(NSEvent()))
    context.activate()
    context.deactivate()
    context.discardMarkedText()
    context.invalidateCharacterCoordinates()
    #expect(NSTextInputContext.current == nil && context.selectedKeyboardInputSource == nil)
    #expect(context.allowedInputSourceLocales == nil && !context.acceptsGlyphInfo)
  }

  @Test func textIsCopiedAndPasted() {
    let view = view("one two")
    view.setSelectedRange(NSRange(location: 0, length: 3))
    view.copy(nil)
    #expect(NSPasteboard.general.string(forType: .string) == "one")
    view.cut(nil)
    #expect(view.string == " two")
    view.paste(nil)
    view.pasteAsPlainText(nil)
    view.pasteAsRichText(nil)
    #expect(view.string == "oneoneone two")
    view.setSelectedRange(NSRange(location: 0, length: 6))
    view.delete(nil)
    #expect(view.string == "one two")
    #expect(NSApp.sendAction("selectAll:", to: view, from: nil))
    #expect(view.selectedRange().length == 7)
    let board = NSPasteboard.withUniqueName()
    #expect(view.writeSelection(to: board, type: .string) && view.readSelection(from: board))
    #expect(view.string == "one two" && view.writablePasteboardTypes == [.string])
    #expect(view.readablePasteboardTypes == [.string] && view.acceptableDragTypes == [.string])
    #expect(
      view.preferredPasteboardType(from: [.png, .string], restrictedToTypesFrom: nil) == .string)
    view.updateDragTypeRegistration()
    #expect(view.registeredDraggedTypes == [.string])
  }

  @Test func looksAreAttributes() throws {
    let view = view("one")
    view.font = .systemFont(ofSize: 20)
    view.textColor = .red
    let storage = try #require(view.textStorage)
    #expect(
      storage.attribute(.font, at: 0, effectiveRange: nil) as? NSFont == .systemFont(ofSize: 20))
    view.setFont(.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    view.setTextColor(.blue, range: NSRange(location: 1, length: 1))
    view.setAlignment(.center, range: NSRange(location: 0, length: 3))
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? NSColor == .blue)
    view.setSelectedRange(NSRange(location: 0, length: 1))
    view.underline(nil)
    #expect(storage.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    view.underline(nil)
    view.superscript(nil)
    #expect(storage.attribute(.superscript, at: 0, effectiveRange: nil) as? Int == 1)
    view.subscript(nil)
    view.unscript(nil)
    #expect(storage.attribute(.superscript, at: 0, effectiveRange: nil) == nil)
    view.alignRight(nil)
    #expect(view.alignment == .right)
    view.alignCenter(nil)
    view.alignLeft(nil)
    #expect(view.alignment == .left)
    view.alignJustified(nil)
    #expect(view.alignment == .justified)
    view.typingAttributes = [.font: NSFont.systemFont(ofSize: 30)]
    view.insertText("x")
    #expect(
      storage.attribute(.font, at: 0, effectiveRange: nil) as? NSFont == .systemFont(ofSize: 30))
    #expect(view.layoutManager?.textStorage === storage && view.textContainer?.size.width == 200)
    view.textContainerInset = NSSize(width: 10, height: 5)
    #expect(
      view.textContainerOrigin == NSPoint(x: 10, y: 5) && view.textContainer?.size.width == 180)
    view.setBaseWritingDirection(.rightToLeft, range: NSRange(location: 0, length: 1))
    #expect(view.baseWritingDirection == .rightToLeft)
    view.setLayoutOrientation(.vertical)
    #expect(view.layoutOrientation == .vertical)
  }

  @Test func theFrameFollowsTheText() {
    let view = view("one\ntwo\nthree")
    view.sizeToFit()
    let height = view.frame.height
    #expect(height > 30 && height < 80 && view.frame.width == 200)
    view.setSelectedRange(NSRange(location: 0, length: 0))
    view.insertText("zero\n")
    #expect(view.frame.height > height)
    view.minSize = NSSize(width: 0, height: 500)
    view.sizeToFit()
    #expect(view.frame.height == 500)
    view.setConstrainedFrameSize(NSSize(width: 30, height: 40))
    #expect(view.frame.size == NSSize(width: 30, height: 40))
    let scroll = NSTextView.scrollableTextView()
    #expect((scroll.documentView as? NSTextView)?.isRichText == true && scroll.hasVerticalScroller)
    #expect(
      (NSTextView.scrollablePlainDocumentContentTextView().documentView as? NSTextView)?.isRichText
        == false)
    #expect(NSTextView.scrollableDocumentContentTextView().documentView is NSTextView)
    #expect(NSTextView.fieldEditor().isFieldEditor)
    #expect(NSTextView(usingTextLayoutManager: true).string == "")
  }

  @Test func wordsAreCompleted() {
    let (view, delegate) = (view("say hel"), Delegate())
    view.delegate = delegate
    view.setSelectedRange(NSRange(location: 7, length: 0))
    #expect(view.rangeForUserCompletion == NSRange(location: 4, length: 3))
    view.complete(nil)
    #expect(view.string == "say hello")
    view.insertCompletion(
      "help", forPartialWordRange: NSRange(location: 4, length: 5), movement: 0, isFinal: true)
    #expect(view.string == "say help")
    view.clicked(onLink: "x", at: 0)
    #expect(delegate.heard.last == "link x")
    #expect(delegate.textView(view, willDisplayToolTip: "t", forCharacterAt: 0) == "t")
    #expect(delegate.textView(view, shouldChangeTextInRanges: [], replacementStrings: nil))
    #expect(delegate.textView(view, shouldChangeTypingAttributes: [:], toAttributes: [:]).isEmpty)
    let menu = NSMenu()
    #expect(delegate.textView(view, menu: menu, for: NSEvent(), at: 0) === menu)
    #expect(delegate.undoManager(for: view) == nil)
    delegate.textViewDidChangeTypingAttributes(
      Notification(name: NSTextView.didChangeTypingAttributesNotification))
  }

  @Test func selectedTextAndCaretAreDrawn() throws {
    let view = view("one")
    view.backgroundColor = .white
    let window = Mouse.window(view)
    defer { window.close() }
    func ink() throws -> Int {
      let rep = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
      view.cacheDisplay(in: view.bounds, to: rep)
      return (0..<60).reduce(0) { sum, x in
        sum
          + (0..<20).filter { y in
            guard let color = rep.colorAt(x: x, y: y) else { return false }
            return color.brightnessComponent < 0.95 || color.saturationComponent > 0.1
          }.count
      }
    }
    let plain = try ink()
    #expect(window.makeFirstResponder(view))
    let caret = try ink()
    view.selectAll(nil)
    let selected = try ink()
    #expect(plain > 0 && caret > plain && selected > caret)
    view.drawInsertionPoint(in: .zero, color: .red, turnedOn: false)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
  }

  @Test func settingsOfTextsAreKept() {
    let view = view()
    #expect(
      KeptProperty.lapses(
        in: view,
        [
          KeptProperty(\.isRichText, default: true, other: false),
          KeptProperty(\.importsGraphics, default: false, other: true),
          KeptProperty(\.usesFontPanel, default: true, other: false),
          KeptProperty(\.isRulerVisible, default: false, other: true),
          KeptProperty(\.isHorizontallyResizable, default: false, other: true),
          KeptProperty(\.isVerticallyResizable, default: true, other: false),
          KeptProperty(\.usesFindBar, default: false, other: true),
          KeptProperty(\.usesFindPanel, default: false, other: true),
          KeptProperty(\.isIncrementalSearchingEnabled, default: false, other: true),
          KeptProperty(\.isContinuousSpellCheckingEnabled, default: false, other: true),
          KeptProperty(\.isGrammarCheckingEnabled, default: false, other: true),
          KeptProperty(\.smartInsertDeleteEnabled, default: true, other: false),
          KeptProperty(\.isAutomaticQuoteSubstitutionEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticDashSubstitutionEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticLinkDetectionEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticDataDetectionEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticTextReplacementEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticSpellingCorrectionEnabled, default: false, other: true),
          KeptProperty(\.isAutomaticTextCompletionEnabled, default: true, other: false),
          KeptProperty(\.enabledTextCheckingTypes, default: 0, other: 1),
          KeptProperty(\.inlinePredictionType, default: .default, other: .no),
          KeptProperty(\.mathExpressionCompletionType, default: .default, other: .yes),
          KeptProperty(\.contentType, default: nil, other: .username),
          KeptProperty(\.usesInspectorBar, default: false, other: true),
          KeptProperty(\.usesRuler, default: true, other: false),
          KeptProperty(\.allowsCharacterPickerTouchBarItem, default: true, other: false),
          KeptProperty(\.allowsImageEditing, default: false, other: true),
          KeptProperty(\.allowsDocumentBackgroundColorChange, default: false, other: true),
          KeptProperty(\.displaysLinkToolTips, default: true, other: false),
          KeptProperty(\.acceptsGlyphInfo, default: false, other: true),
          KeptProperty(\.usesAdaptiveColorMappingForDarkAppearance, default: false, other: true),
          KeptProperty(\.maxSize.width, default: 10_000_000, other: 5),
          KeptProperty(\.allowedInputSourceLocales, default: nil, other: ["en"]),
          KeptProperty(\.defaultParagraphStyle, default: nil, other: .default),
        ]) == [])
    view.toggleRuler(nil)
    view.toggleContinuousSpellChecking(nil)
    view.toggleAutomaticQuoteSubstitution(nil)
    view.toggleAutomaticDashSubstitution(nil)
    view.toggleAutomaticLinkDetection(nil)
    #expect(!view.isRulerVisible && !view.isContinuousSpellCheckingEnabled)
    #expect(
      view.selectedTextAttributes[.backgroundColor] != nil && view.markedTextAttributes == nil)
    #expect(view.linkTextAttributes?[.cursor] as? NSCursor === NSCursor.pointingHand)
    let kinds: [NSTextContentType] = [
      .username, .password, .newPassword, .oneTimeCode, .emailAddress, .telephoneNumber, .name,
      .URL,
    ]
    #expect(Set(kinds.map(\.rawValue)).count == 8)
    let range = NSRange(location: 0, length: 0)
    #expect(view.rtf(from: range) == nil && view.rtfd(from: range) == nil)
    #expect(!view.readRTFD(fromFile: "x") && !view.writeRTFD(toFile: "x", atomically: true))
    view.replaceCharacters(in: range, withRTF: Data())
    view.replaceCharacters(in: range, withRTFD: Data())
    view.replaceCharacters(in: range, with: "a")
    #expect(view.string == "a")
    for action in [
      NSText.copyFont, NSText.pasteFont, NSText.copyRuler, NSText.pasteRuler, NSText.checkSpelling,
      NSText.showGuessPanel,
    ] {
      action(view)(nil)
    }
    for action in [
      NSTextView.performFindPanelAction, NSTextView.checkTextInDocument, NSTextView.outline,
      NSTextView.changeAttributes, NSTextView.changeColor, NSTextView.printView,
    ] {
      action(view)(nil)
    }
    view.setSpellingState(0, range: range)
    view.showFindIndicator(for: range)
    view.checkText(in: range, types: 0)
    view.replaceTextContainer(NSTextContainer())
    view.invalidateTextContainerOrigin()
    view.setNeedsDisplay(.zero, avoidAdditionalLayout: true)
    view.drawBackground(in: .zero)
    view.didChangeText()
    #expect(view.shouldChangeText(inRanges: [NSValue(range: range)], replacementStrings: ["a"]))
    #expect(NSText.movementUserInfoKey == "NSTextMovement")
    #expect(NSTextView.willChangeNotifyingTextViewNotification.rawValue.hasPrefix("NSTextView"))
    let movements = [
      NSReturnTextMovement, NSTabTextMovement, NSBacktabTextMovement, NSCancelTextMovement,
      NSOtherTextMovement,
    ]
    #expect(movements == [16, 17, 18, 23, 0] && NSTextMovement.down.rawValue == 0x16)
  }

  /// The lines of a font are as high as its letters say, and begin at its ascender.
  @Test func linesOfFonts() {
    let (manager, font) = (NSLayoutManager(), NSFont.systemFont(ofSize: 13))
    let height = manager.defaultLineHeight(for: font)
    #expect(height == font.ascender - font.descender + font.leading && height > 14 && height < 17)
    #expect(manager.defaultBaselineOffset(for: font) == font.ascender)
  }
}

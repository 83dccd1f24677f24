import AppKit
import Testing

/// Fields that are edited by the window's text; Apple, "NSTextField", "NSControlTextEditingDelegate".
@MainActor struct FieldEditingTests {
  final class Delegate: NSObject, NSTextFieldDelegate, NSSearchFieldDelegate {
    var heard: [String] = []
    var mayEnd = true
    var handles = ""
    func controlTextDidBeginEditing(_ obj: Notification) { heard.append("begin") }
    func controlTextDidChange(_ obj: Notification) { heard.append("change") }
    func controlTextDidEndEditing(_ obj: Notification) { heard.append("end") }
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { mayEnd }
    func control(
      _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool {
      heard.append(commandSelector.description)
      return commandSelector.description == handles
    }
    func searchFieldDidEndSearching(_ sender: NSSearchField) { heard.append("searched") }
  }

  private func field(_ text: String, y: CGFloat = 20) -> NSTextField {
    let field = NSTextField(string: text)
    field.frame = NSRect(x: 20, y: y, width: 200, height: 24)
    return field
  }

  @Test func aClickBeginsEditing() {
    let (one, two) = (field("Ada", y: 100), field("Eva", y: 20))
    let (delegate, receiver) = (Delegate(), Receiver())
    one.delegate = delegate
    (one.target, one.action) = (receiver, "done:")
    let window = Mouse.window(one, two)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.click(one)
    let editor = one.currentEditor()
    #expect(editor != nil && window.firstResponder === editor && one.isDescendant(of: one))
    #expect(editor === window.fieldEditor(false, for: one) && editor?.superview === one)
    #expect(editor?.string == "Ada" && editor?.isFieldEditor == true)
    editor?.selectAll(nil)
    mouse.type("Bo")
    #expect(editor?.string == "Bo" && one.stringValue == "Ada")
    one.validateEditing()
    #expect(one.stringValue == "Bo")
    #expect(delegate.heard == ["begin", "change", "change"])
    mouse.type("\r")
    #expect(receiver.heard == ["done:"] && delegate.heard.contains("end"))
    #expect(delegate.heard.contains("insertNewline:"))
    // The return key selects the text again.
    #expect(one.currentEditor()?.selectedRange == NSRange(location: 0, length: 2))
    mouse.type("\t")
    #expect(one.currentEditor() == nil && two.currentEditor() != nil)
    #expect(two.currentEditor()?.string == "Eva")
    mouse.type("\u{19}")
    #expect(one.currentEditor() != nil && two.currentEditor() == nil)
  }

  @Test func theDelegateMayKeepEditing() {
    let one = field("Ada")
    let delegate = Delegate()
    (one.delegate, delegate.mayEnd) = (delegate, false)
    let window = Mouse.window(one)
    defer { window.close() }
    #expect(window.makeFirstResponder(one))
    #expect(!window.makeFirstResponder(nil) && one.currentEditor() != nil)
    delegate.mayEnd = true
    #expect(window.makeFirstResponder(nil) && one.currentEditor() == nil)
    delegate.handles = "insertNewline:"
    #expect(window.makeFirstResponder(one))
    Mouse(window: window).type("\r")
    #expect(one.currentEditor() != nil)
    #expect(one.abortEditing() && one.currentEditor() == nil && !one.abortEditing())
  }

  @Test func formattersRefuseTexts() {
    let one = field("1")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    one.formatter = formatter
    one.doubleValue = 1234.5
    #expect(one.stringValue == "1,234.5" && one.objectValue as? Double == 1234.5)
    let window = Mouse.window(one)
    defer { window.close() }
    #expect(window.makeFirstResponder(one))
    one.currentEditor()?.string = "many"
    #expect(!window.makeFirstResponder(nil))
    one.currentEditor()?.string = "7"
    #expect(window.makeFirstResponder(nil) && one.doubleValue == 7)
  }

  @Test func searchFieldsSearchAndCancel() {
    let search = NSSearchField(frame: NSRect(x: 20, y: 20, width: 200, height: 24))
    let (delegate, receiver) = (Delegate(), Receiver())
    search.delegate = delegate
    (search.target, search.action) = (receiver, "search:")
    let window = Mouse.window(search)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.click(search)
    mouse.type("a")
    #expect(receiver.heard == ["search:"])
    mouse.type("\r")
    #expect(search.stringValue == "a")
    mouse.type("\u{1b}")
    #expect(search.stringValue == "" && delegate.heard.contains("searched"))
  }

  @Test func theTabKeyFollowsTheLoop() {
    let fields = [field("a", y: 20), field("b", y: 60), field("c", y: 100)]
    let window = Mouse.window(fields[0], fields[1], fields[2])
    defer { window.close() }
    window.recalculateKeyViewLoop()
    #expect(fields[2].nextKeyView === fields[1] && fields[1].previousKeyView === fields[2])
    #expect(fields[0].nextValidKeyView === fields[2])
    fields[2].isHidden = true
    #expect(fields[0].nextValidKeyView === fields[1] && !fields[2].canBecomeKeyView)
    #expect(fields[1].previousValidKeyView === fields[0])
    window.selectKeyView(following: fields[0])
    #expect(fields[1].currentEditor() != nil)
    window.selectKeyView(preceding: fields[1])
    #expect(fields[0].currentEditor() != nil)
    window.selectNextKeyView(nil)
    #expect(fields[1].currentEditor() != nil)
    window.selectPreviousKeyView(nil)
    #expect(fields[0].currentEditor() != nil)
    window.endEditing(for: nil)
    #expect(window.firstResponder === window)
    window.initialFirstResponder = fields[1]
    #expect(!window.autorecalculatesKeyViewLoop && window.initialFirstResponder === fields[1])
  }

  @Test func aFieldThatIsNotEditableTakesNoKeys() {
    let label = NSTextField(labelWithString: "Name")
    let window = Mouse.window(label)
    defer { window.close() }
    Mouse(window: window).click(label)
    #expect(label.currentEditor() == nil && !label.acceptsFirstResponder)
    label.selectText(nil)
    #expect(label.currentEditor() == nil)
  }
}

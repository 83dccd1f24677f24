import Testing

@testable import ConflictLogs

/// Views of logs as sentences name them.
struct ItemWordsTests {
  static let items: [(LogItem, String)] = [
    (LogItem(className: "UILabel", address: "0x7f", text: "Save"), "the label \"Save\""),
    (LogItem(className: "UIButton", address: "0x7f"), "the button"),
    (LogItem(className: "NSTextField", address: "0x7f"), "the text field"),
    (LogItem(className: "UITableViewCellContentView", address: "0x7f"), "the cell's content view"),
    (LogItem(className: "App.ProfileView", address: "0x7f"), "the ProfileView"),
    (LogItem(className: "NSKVONotifying_App.CardView"), "the CardView"),
    (LogItem(className: "NSKVONotifying_UIStackView"), "the stack view"),
    (LogItem(className: "_UILayoutSpacer"), "the stack view's spacer"),
    (LogItem(className: "ListItem..."), "the ListItem..."),
    (LogItem(className: "a b c d"), "the view"),
    // The guides of views.
    (LogItem(className: "UILayoutGuide", text: "UIViewSafeAreaLayoutGuide"), "the safe area"),
    (LogItem(className: "UILayoutGuide", text: "middle"), "the layout guide \"middle\""),
    // Names come first; the bar of a format is the superview.
    (LogItem(className: "UILabel", address: "0x7f", text: "a", name: "title"), "\"title\""),
    (LogItem(name: "progress background"), "\"progress background\""),
    (LogItem(name: "|"), "the superview"),
    (LogItem(className: "UIView", name: "0x7f83e55a"), "the view"),
    (LogItem(), "the view"), (LogItem(className: "", text: ""), "the view"),
    // Mangled names.
    (LogItem(className: "_TtC5MyApp11ProfileView"), "the ProfileView"),
    (LogItem(className: "_TtCC5MyApp5Outer9InnerView"), "the InnerView"),
    (LogItem(className: "_TtC5MyAppP10$1a2b3c4d08CellView"), "the CellView"),
    (LogItem(className: "_TtGC5MyApp8CardViewCS_10RecoveryVC_"), "the CardView"),
    (LogItem(className: "_TtGCGC5MyApp9OuterViewCS_4Item_P10$1a2b3c4d0"), "the OuterView"),
    (LogItem(className: "$s5MyApp5OuterC9InnerViewC"), "the InnerView"),
    (LogItem(className: "$s5MyApp4CellCyAA6DetailVG"), "the Cell"),
    (LogItem(className: "_Ttq"), "the _Ttq"),
    // Property lists' escapes, and what ends a quotation.
    (
      LogItem(className: "UILabel", text: #"two\nlines, \U00fcber "all""#),
      "the label \"two lines, über 'all'\""
    ),
    (LogItem(className: "UILabel", text: "Page 0x7f83e5"), "the label \"Page …\""),
  ]

  @Test(arguments: items) func words(item: LogItem, words: String) { #expect(item.words == words) }

  /// No name makes a terminal do anything, or fills a screen.
  @Test func hostileNames() {
    let texts = [
      "\u{1B}[31mred\u{1B}[0m", "a\u{7}\u{8}b", "\u{9B}2Ja", "a\u{202E}b", "a\u{2066}b", "\u{0}a",
      "\r\n\u{2028}a", #"\U001b[2Ja"#, "\u{1B}]0;title\u{7}",
      String(repeating: "letter ", count: 10_000), "a" + String(repeating: "\u{301}", count: 9999),
      "0x0x7f83e5\u{1B}0x7f83", "\u{1B}",
    ]
    for text in texts {
      for item in [
        LogItem(className: text), LogItem(name: text), LogItem(className: "UILabel", text: text),
      ] {
        let words = item.words
        #expect(words.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        let marks: Set<Unicode.Scalar> = ["\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}"]
        #expect(words.unicodeScalars.allSatisfy { !marks.contains($0) })
        #expect(words.unicodeScalars.count < 600 && words.hasPrefix("the ") || words.first == "\"")
        #expect(!words.contains("0x7"))
      }
    }
    #expect(SafeText.cleaned("\u{1B}[31mred") == "\u{FFFD}[31mred")
    #expect(SafeText.cleaned(String(repeating: "x", count: 61)).count == SafeText.maximumLength + 1)
    #expect(ClassWords.plainName(of: "A.B.C") == "C")
  }
}

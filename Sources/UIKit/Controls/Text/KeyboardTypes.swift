internal import Foundation

/// The automatic capitalization of text.
///
/// Source: Apple, "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether text is corrected automatically.
///
/// Source: Apple, "UITextAutocorrectionType".
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
///
/// Source: Apple, "UITextSpellCheckingType".
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotes become curly quotes.
///
/// Source: Apple, "UITextSmartQuotesType".
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
///
/// Source: Apple, "UITextSmartDashesType".
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces are adjusted around inserted and deleted text.
///
/// Source: Apple, "UITextSmartInsertDeleteType".
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The type of a keyboard.
///
/// Source: Apple, "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The appearance of a keyboard.
///
/// Source: Apple, "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The type of the return key.
///
/// Source: Apple, "UIReturnKeyType".
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

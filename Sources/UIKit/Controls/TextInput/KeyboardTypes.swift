internal import Foundation

/// Which letters become large by themselves.
///
/// Source: Apple, "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
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

/// Whether quotes are turned.
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

/// Whether blanks are added and taken away around what is pasted.
///
/// Source: Apple, "UITextSmartInsertDeleteType".
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// Which keys a keyboard has.
///
/// Source: Apple, "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Whether a keyboard is light or dark.
///
/// Source: Apple, "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// What the return key says.
///
/// Source: Apple, "UIReturnKeyType".
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

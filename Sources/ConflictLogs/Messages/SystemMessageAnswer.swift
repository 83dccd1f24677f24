/// The explanation of a message: the event, its owner, and advice.
package struct SystemMessageAnswer: Hashable, Sendable {
  /// The owner of the code that can resolve the cause of a message.
  package enum Owner: String, Hashable, Sendable {
    /// The program, through its code or documents.
    case program = "yours"
    /// The toolkit.
    case system = "the system's"
  }

  /// The owner of the code that can resolve the cause.
  package var owner: Owner
  /// A sentence about the event, with at most 25 words.
  package var sentence: String
  /// The changes that resolve it, best first; code is between back-ticks.
  package var advice: [String]
}

extension SystemMessage {
  /// The explanation, without addresses.
  package var answer: SystemMessageAnswer {
    if isOfSystem {
      return SystemMessageAnswer(
        owner: .system, sentence: systemSentence, advice: systemAdvice)
    }
    return SystemMessageAnswer(
      owner: kind.owner, sentence: MessageSentences.sentence(of: self),
      advice: MessageAdvice.advice(for: self))
  }

  /// Whether all items belong to the toolkit.
  private var isOfSystem: Bool {
    !items.isEmpty && items.allSatisfy(OwnerTable.isSystem)
  }

  private var systemSentence: String {
    let name = items.first?.shortWords ?? "the view"
    switch kind {
    case .ambiguousLayout:
      return "\(name.capital) is the system's own; that its frame is ambiguous needs no change."
    case .missingHostConstraints:
      return "\(name.capital) is the system's own and not laid out yet."
    default:
      return "This message concerns \(name), which is the system's own; no line of yours is named."
    }
  }

  private var systemAdvice: [String] {
    ["Change nothing, unless the screen looks wrong; constraints of these views are not yours."]
  }
}

extension SystemMessage.Kind {
  /// The owner according to the kind of the message, unless all views belong to the toolkit.
  var owner: SystemMessageAnswer.Owner {
    switch self {
    case .layoutRecursion, .missingHostConstraints: .system
    default: .program
    }
  }
}

internal import ArgumentParser

/// Which unseen workloads are measured.
enum UnseenSelection: ExpressibleByArgument {
  /// All, after the layouts.
  case after
  /// These, without the layouts.
  case only([UnseenWorkload])
  /// The layouts alone.
  case none

  init?(argument: String) {
    switch argument {
    case "all": self = .only(UnseenWorkload.allCases)
    case "none": self = .none
    default:
      guard let list = List<UnseenWorkload>(argument: argument) else { return nil }
      self = .only(list.elements)
    }
  }

  /// The workloads.
  var workloads: [UnseenWorkload] {
    switch self {
    case .after: UnseenWorkload.allCases
    case .only(let list): list
    case .none: []
    }
  }

  /// Whether the layouts are skipped.
  var isAlone: Bool {
    if case .only = self { true } else { false }
  }
}

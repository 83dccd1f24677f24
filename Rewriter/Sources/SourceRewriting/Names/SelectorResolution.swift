internal import SwiftSyntax

/// The selector that a reference to a method means.
struct SelectorResolution {
  let facts: ModuleFacts

  init(_ facts: ModuleFacts) { self.facts = facts }

  /// The selector: what a declaration of this module states, else what follows from the name.
  func name(of reference: MethodReference, at node: some SyntaxProtocol) -> String {
    if let found = declared(reference, at: node) { return found.objectiveCName }
    if let labels = reference.labels {
      return SystemSelectors.named(reference.base, labels)
        ?? ObjectiveCName.selector(reference.base, labels)
    }
    if let known = facts.imported.selectors[reference.base]
      ?? SystemSelectors.named(reference.base)
    {
      return known
    }
    return reference.base + String(repeating: ":", count: reference.arity ?? 0)
  }

  private func declared(_ reference: MethodReference, at node: some SyntaxProtocol) -> Member? {
    func best(_ members: [Member]) -> Member? {
      let named = members.filter { member in
        guard let labels = member.labels, member.base == reference.base else { return false }
        if let wanted = reference.labels { return wanted == labels }
        return reference.arity.map { $0 == labels.count } ?? true
      }
      return named.first(where: \.isObjectiveC) ?? named.first
    }
    let path = reference.type ?? TypeContext.around(node)?.path
    if let path {
      let start =
        facts.resolve(path, from: TypeContext.around(node)?.path ?? "")?.context.path ?? path
      if let found = best(facts.members(of: start)) { return found }
      for ancestor in facts.ancestors(of: start) {
        if let found = best(facts.members(of: ancestor.context.path)) { return found }
      }
    }
    return best(facts.declared.flatMap(\.members))
  }
}

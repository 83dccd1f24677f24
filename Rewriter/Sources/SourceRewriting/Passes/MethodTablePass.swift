internal import SwiftSyntax

/// States the methods and properties that Objective-C reaches by name, before the program starts.
///
/// Each class and extension gets a function, which sees its private members: in an extension behind the source's last
/// line, or in its own braces where only they see the same names. A pointer at the top level has the loader call it;
/// classes within functions are stated after their declaration, and generic ones by `#selector`.
final class MethodTablePass: RewritingPass {
  override func run() {
    for item in facts.declared where item.file == index {
      guard let table = MethodTable(item, facts) else { continue }
      state(table, item.context)
      counts.add(table.counts)
    }
  }

  private func state(_ table: MethodTable, _ context: TypeContext) {
    let name = MethodTable.name(context)
    if GeneratedCode.mayStandBehind(file, context.group), !context.isGeneric {
      edits.append("extension \(context.path) { \(table.declaration) }")
      edits.append(Self.call("\(context.path).\(name)()", context))
      return
    }
    insert(table.declaration, into: context.members)
    guard !context.isGeneric else { return }
    if context.isLocal {
      edits.insert("; \(context.path).\(name)()", after: context.group)
    } else if context.isVisible {
      call("\(context.path).\(name)()", context)
    } else if let around = TypeContext.around(context.group), around.isVisible {
      // Only the type around it sees a private type.
      let inner = context.path.split(separator: ".").last ?? ""
      insert(
        "nonisolated fileprivate static func \(name)_around() { \(inner).\(name)() }",
        into: around.members)
      call("\(around.path).\(name)_around()", context)
    }
  }

  /// Calls a function when the program is loaded, or when a main file's statements come to it.
  private func call(_ call: String, _ context: TypeContext) {
    var outermost = Syntax(context.group)
    while let around = TypeContext.around(outermost) { outermost = Syntax(around.group) }
    edits.insert(
      file.isMain ? "; \(call)" : "; \(Self.call(call, context))", after: outermost)
  }

  /// The pointer by which the loader calls a function.
  private static func call(_ call: String, _ context: TypeContext) -> String {
    "@used @section(\".init_array\") private let __objc_names_\(context.id): @convention(c) @Sendable () -> Void = { \(call) }"
  }
}

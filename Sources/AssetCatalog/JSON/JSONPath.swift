/// The path from the root of a JSON text to one of its values.
///
///     let path: JSONPath = ["images", 1, "alignment-insets", "left"]
///     "\(path)"   // images[1].alignment-insets.left
package struct JSONPath: Sendable, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// A step of a path.
  package enum Step: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A step into an object.
    case key(String)
    /// A step into an array, counted from 0.
    case index(Int)

    /// Creates a step into an object.
    package init(stringLiteral key: String) { self = .key(key) }
    /// Creates a step into an array.
    package init(integerLiteral index: Int) { self = .index(index) }
  }

  /// The steps from the root; empty for the root itself.
  package var steps: [Step]

  /// Creates a path from its steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// Creates a path from its steps.
  package init(arrayLiteral steps: Step...) { self.steps = steps }

  /// Returns the path with another step.
  package func appending(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }

  /// The keys after points and indices in brackets, as in `images[0].filename`; empty for the root.
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

import Foundation

/// A walk along a key path, which asks for the values of its indices.
struct PathWalk {
  /// The value that the walk has reached; nil behind an absent one.
  private(set) var value: Any?
  private var steps: ArraySlice<PathStep>

  /// Creates a walk from a value.
  init(_ start: Any?, _ steps: ArraySlice<PathStep>) {
    value = Value.unwrapped(start)
    self.steps = steps
  }

  /// Walks to the next index and returns its expression; nil at the end of the path.
  mutating func next() -> ExpressionNode? {
    while let step = steps.first, let present = value {
      steps = steps.dropFirst()
      switch step {
      case .key(let key): value = KeyReader.value(forKey: key, of: present)
      case .collection(let reduction): reduce(present, reduction)
      case .index(let node): return node
      case .first: value = Elements.of(present)?.first
      case .last: value = Elements.of(present)?.last
      case .size: value = Elements.count(of: present)
      }
      value = Value.unwrapped(value)
    }
    return nil
  }

  /// Goes to the element at an index, or for a key of a dictionary; nil for none.
  mutating func go(to index: Any?) {
    guard let present = value, let index = Value.unwrapped(index) else {
      value = nil
      return
    }
    value = Value.unwrapped(Self.element(of: present, at: index))
  }

  private static func element(of value: Any, at index: Any) -> Any? {
    if let dictionary = value as? any KeyedDictionary { return dictionary.member(for: index) }
    if let elements = Elements.of(value) {
      guard let place = Number(index)?.int, elements.indices.contains(place) else { return nil }
      return elements[place]
    }
    return (value as? NSDictionary)?.object(forKey: index)
  }

  /// Reduces a collection to what its operator gives for the rest of the path, which ends the walk.
  ///
  /// As in Apple's key-value coding, `@count` ignores the rest. Indices have no meaning in it.
  private mutating func reduce(_ collection: Any, _ reduction: CollectionOperator) {
    let rest = steps
    steps = []
    guard let elements = Elements.members(of: collection) else {
      value = nil
      return
    }
    if rest.isEmpty || reduction == .count {
      value = reduction.value(of: elements)
    } else {
      value = reduction.value(of: elements.map { Self.end(of: $0, rest) })
    }
  }

  private static func end(of start: Any, _ steps: ArraySlice<PathStep>) -> Any? {
    var walk = PathWalk(start, steps)
    return walk.next() == nil ? walk.value : nil
  }
}

internal import Foundation

/// The rows of a request for dictionaries.
struct DictionaryResults {
  private let details: FetchDetails
  private let properties: [(name: String, expression: NSExpression)]

  init(_ details: FetchDetails) {
    self.details = details
    properties = (details.propertiesToFetch ?? []).compactMap { property in
      switch property {
      case let name as String: Self.property(name)
      case let property as NSExpressionDescription:
        (property.name, property.expression ?? .expressionForEvaluatedObject())
      case let property as NSPropertyDescription: Self.property(property.name)
      default: nil
      }
    }
  }
  private static func property(_ name: String) -> (name: String, expression: NSExpression) {
    (name, NSExpression(forKeyPath: name))
  }

  func rows(of objects: [NSManagedObject]) -> [Any] {
    let groups = details.propertiesToGroupBy ?? []
    let hasFunction = properties.contains { $0.expression.isOfAll }
    if groups.isEmpty, !hasFunction { return distinct(objects.map { row([$0]) }) }
    var order: [[AnyHashable]] = []
    var members: [[AnyHashable]: [NSManagedObject]] = [:]
    for object in objects {
      let values = groups.map { group -> AnyHashable in
        let name = (group as? NSPropertyDescription)?.name ?? "\(group)"
        return KeyValues.value(of: object, path: name) as? AnyHashable ?? AnyHashable(NSNull())
      }
      if members[values] == nil { order.append(values) }
      members[values, default: []].append(object)
    }
    // A function of no objects has a row as well, such as a count of 0.
    if order.isEmpty, groups.isEmpty { return [row([])] }
    return distinct(order.map { row(members[$0] ?? []) })
      .filter { details.havingPredicate?.evaluate(with: $0) ?? true }
  }

  private func row(_ objects: [NSManagedObject]) -> NSDictionary {
    let row = NSMutableDictionary()
    let columns =
      properties.isEmpty
      ? (objects.first?.entity.table.attributes.keys.sorted() ?? []).map { Self.property($0) }
      : properties
    for (name, expression) in columns {
      if let value = value(expression, objects) {
        row.setObject(value, forKey: NSString(string: name))
      }
    }
    return row
  }
  private func value(_ expression: NSExpression, _ objects: [NSManagedObject]) -> Any? {
    guard expression.isOfAll else { return objects.first.flatMap { value(expression, of: $0) } }
    let argument = expression.arguments?.first ?? .expressionForEvaluatedObject()
    return Aggregates.value(
      ExpressionFunctions.plain(expression.function),
      of: objects.compactMap { value(argument, of: $0) })
  }
  private func value(_ expression: NSExpression, of object: NSManagedObject) -> Any? {
    let value = KeyValues.flat(expression.expressionValue(with: object, context: nil))
    return (value as? NSManagedObject)?.objectID ?? value
  }

  private func distinct(_ rows: [NSDictionary]) -> [Any] {
    guard details.returnsDistinctResults else { return rows }
    var seen: Set<[String: AnyHashable]> = []
    return rows.filter { row in
      seen.insert(row as? [String: AnyHashable] ?? [:]).inserted
    }
  }
}

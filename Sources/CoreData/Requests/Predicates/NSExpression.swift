public import Foundation

/// A value that is calculated for an object.
///
/// Foundation's class of this name has no members on Linux; this one is preferred where CoreData is imported.
///
/// Source: Apple, "NSExpression".
open class NSExpression: NSObject {
  /// The kind of an expression.
  ///
  /// Source: Apple, "NSExpression.ExpressionType".
  public enum ExpressionType: UInt, Sendable {
    /// A constant.
    case constantValue = 0
    /// The object itself.
    case evaluatedObject = 1
    /// A variable of a predicate.
    case variable = 2
    /// A path of keys.
    case keyPath = 3
    /// A function.
    case function = 4
    /// A list.
    case aggregate = 14
    /// A closure.
    case block = 19
  }

  /// The kind.
  public let expressionType: ExpressionType
  /// The path of keys; empty for an expression of another kind.
  public let keyPath: String
  /// The name of the function; empty for an expression of another kind.
  public let function: String
  /// The arguments of the function.
  public let arguments: [NSExpression]?
  /// The constant.
  public let constantValue: Any?
  /// The name of the variable; empty for an expression of another kind.
  public let variable: String
  /// The value for an object and values of variables.
  let value: (Any?, [String: Any]?) -> Any?

  init(
    _ type: ExpressionType, keyPath: String = "", function: String = "",
    arguments: [NSExpression]? = nil, constant: Any? = nil, variable: String = "",
    _ value: @escaping (Any?, [String: Any]?) -> Any?
  ) {
    (expressionType, self.keyPath, self.function) = (type, keyPath, function)
    (self.arguments, constantValue, self.variable) = (arguments, constant, variable)
    self.value = value
  }

  /// Creates an expression of a constant.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, constant: obj) { _, _ in KeyValues.flat(obj) }
  }
  /// Creates an expression of a path of keys.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, keyPath: keyPath) { object, _ in
      KeyValues.value(of: object, path: keyPath)
    }
  }
  /// Creates an expression of a variable.
  public convenience init(forVariable string: String) {
    self.init(.variable, variable: string) { _, bindings in bindings?[string] }
  }
  /// Creates an expression of a function such as `sum:` and its arguments.
  ///
  /// The value of a function that is not known is nil, and reported.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    let plain = ExpressionFunctions.plain(name)
    if !ExpressionFunctions.names.contains(plain) {
      CoreDataNotices.say("there is no function \(name) of expressions.")
    }
    self.init(.function, function: name, arguments: arguments) { object, bindings in
      ExpressionFunctions.value(plain, arguments.map { $0.value(object, bindings) })
    }
  }
  /// Creates an expression of a list.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.aggregate, arguments: subexpressions) { object, bindings in
      subexpressions.compactMap { $0.value(object, bindings) }
    }
  }
  /// Creates an expression of a closure of an object and the values of arguments.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block, arguments: arguments) { object, bindings in
      block(object, (arguments ?? []).map { $0.value(object, bindings) as Any }, nil)
    }
  }
  /// Returns the expression of the object itself.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject) { object, _ in object }
  }

  /// Returns the value for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value(object, context as? [String: Any])
  }

  /// Whether it is a function of all objects of a request for dictionaries.
  var isOfAll: Bool {
    expressionType == .function
      && ["sum", "count", "min", "max", "average"].contains(ExpressionFunctions.plain(function))
  }
}

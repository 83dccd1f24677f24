extension CountedType {
  /// The type as its initializer reads it.
  var text: String {
    switch self {
    case .instance(let name): name
    case .metatype(let name): "\(name).Type"
    case .sequence(let element): "[\(element.text)]"
    case .dictionary(let value): "[Any: \(value.text)]"
    case .function(let parameters, let result):
      "(\(parameters.map { $0?.text ?? "()" }.joined(separator: ", "))) -> \(result?.text ?? "()")"
    }
  }
}

extension Duration {
  /// The whole duration in seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

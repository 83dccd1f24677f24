/// The changes of rows since the last solve.
struct Changes: ~Copyable {
  /// A constant before its first change.
  struct Edit: BitwiseCopyable {
    var slot: Int32
    var constant: Double
  }
  /// Costs before their first change.
  struct Repricing: BitwiseCopyable {
    var slot: Int32
    var below: Int32
    var above: Int32
    var order: Int32
  }
  /// The position at which a variable stays.
  struct Stay: BitwiseCopyable {
    var variable: Int32
    var value: Double
    /// Whether other variables give way that nothing holds either.
    var claims: Bool
  }

  var entered = Buffer<Int32>()
  var removed = Buffer<Int32>()
  var edited = Buffer<Edit>()
  var repriced = Buffer<Repricing>()
  var stays = Buffer<Stay>()
  /// Rows and variables that came or went; many make a new basis cheaper than mending the old one.
  var structure = 0
  var needsSolve = true

  /// Bytes of memory held.
  var bytes: Int {
    entered.bytes + removed.bytes + edited.bytes + repriced.bytes + stays.bytes
  }
}

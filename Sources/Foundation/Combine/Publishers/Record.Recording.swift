extension Record {
  /// A recording of values and a completion.
  public struct Recording {
    /// The kind of the recorded values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The completion; `finished` until another is recorded.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    /// Creates an empty recording.
    public init() {}

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }

    /// Records a value.
    ///
    /// A value after the completion traps.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a value was recorded after the completion")
      output.append(input)
    }

    /// Records the completion.
    ///
    /// A second completion traps.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a second completion was recorded")
      (self.completion, isOver) = (completion, true)
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output, completion
  }

  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

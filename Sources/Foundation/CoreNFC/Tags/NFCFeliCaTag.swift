/// A tag of FeliCa; the phone reads none, so the system makes no such object.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The code of the system that was found.
  var currentSystemCode: Data { get }
  /// The identifier of the tag.
  var currentIDm: Data { get }

  /// Looks for a system.
  func polling(
    systemCode: Data, requestCode: NFCFeliCaPollingRequestCode,
    timeSlot: NFCFeliCaPollingTimeSlot,
    completionHandler: @escaping @Sendable (Data, Data, (any Error)?) -> Void)
  /// Asks for the versions of keys.
  func requestService(
    nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Asks for the mode of the tag.
  func requestResponse(completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void)
  /// Reads blocks; the closure receives both flags and the blocks.
  func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void)
  /// Writes blocks; the closure receives both flags.
  func writeWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data], blockData: [Data],
    completionHandler: @escaping @Sendable (Int, Int, (any Error)?) -> Void)
  /// Asks for the codes of all systems.
  func requestSystemCode(
    completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Sends a command.
  func sendFeliCaCommand(
    commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

extension NFCFeliCaTag {
  /// Reads blocks, and returns both flags and the blocks.
  public func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data]
  ) async throws -> (Int, Int, [Data]) {
    try await withCheckedThrowingContinuation { continuation in
      readWithoutEncryption(serviceCodeList: serviceCodeList, blockList: blockList) {
        first, second, blocks, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((first, second, blocks)))
      }
    }
  }

  /// Sends a command, and returns the answer.
  public func sendFeliCaCommand(commandPacket: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      sendFeliCaCommand(commandPacket: commandPacket) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Looks for a system, and returns the manufacturer's parameter and the answer.
  public func polling(
    systemCode: Data, requestCode: NFCFeliCaPollingRequestCode, timeSlot: NFCFeliCaPollingTimeSlot
  ) async throws -> (Data, Data) {
    try await withCheckedThrowingContinuation { continuation in
      polling(systemCode: systemCode, requestCode: requestCode, timeSlot: timeSlot) {
        parameter, answer, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((parameter, answer)))
      }
    }
  }

  /// Asks for the versions of keys, and returns them.
  public func requestService(nodeCodeList: [Data]) async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      requestService(nodeCodeList: nodeCodeList) { versions, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(versions))
      }
    }
  }

  /// Asks for the mode of the tag, and returns it.
  public func requestResponse() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      requestResponse { mode, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(mode))
      }
    }
  }

  /// Writes blocks, and returns both flags.
  public func writeWithoutEncryption(serviceCodeList: [Data], blockList: [Data], blockData: [Data])
    async throws -> (Int, Int)
  {
    try await withCheckedThrowingContinuation { continuation in
      writeWithoutEncryption(
        serviceCodeList: serviceCodeList, blockList: blockList, blockData: blockData
      ) { first, second, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((first, second)))
      }
    }
  }

  /// Asks for the codes of all systems, and returns them.
  public func requestSystemCode() async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      requestSystemCode { codes, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(codes))
      }
    }
  }
}

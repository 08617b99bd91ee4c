/// A FeliCa tag; the phone reads no tags, so that only an app's tests have one.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The system code.
  var currentSystemCode: Data { get }
  /// The manufacture identifier (IDm).
  var currentIDm: Data { get }

  /// Polls a system.
  func polling(
    systemCode: Data, requestCode: NFCFeliCaPollingRequestCode,
    timeSlot: NFCFeliCaPollingTimeSlot,
    completionHandler: @escaping @Sendable (Data, Data, (any Error)?) -> Void)
  /// Requests the versions of keys.
  func requestService(
    nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Requests the mode of the tag.
  func requestResponse(completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void)
  /// Reads blocks; the closure receives the status flags and the blocks.
  func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void)
  /// Writes blocks; the closure receives the status flags.
  func writeWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data], blockData: [Data],
    completionHandler: @escaping @Sendable (Int, Int, (any Error)?) -> Void)
  /// Requests the system codes.
  func requestSystemCode(
    completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Sends a command.
  func sendFeliCaCommand(
    commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

extension NFCFeliCaTag {
  /// Reads blocks, and returns the status flags and the blocks.
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

  /// Sends a command, and returns the response.
  public func sendFeliCaCommand(commandPacket: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      sendFeliCaCommand(commandPacket: commandPacket) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Polls a system, and returns the manufacturer's parameter and the requested data.
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

  /// Requests the versions of keys.
  public func requestService(nodeCodeList: [Data]) async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      requestService(nodeCodeList: nodeCodeList) { versions, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(versions))
      }
    }
  }

  /// Requests the mode of the tag.
  public func requestResponse() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      requestResponse { mode, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(mode))
      }
    }
  }

  /// Writes blocks, and returns the status flags.
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

  /// Requests the system codes.
  public func requestSystemCode() async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      requestSystemCode { codes, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(codes))
      }
    }
  }
}

// The commands of tags with a closure that receives a result, which Swift has in addition to those
// of Objective-C.

extension NFCISO7816Tag {
  /// Sends a command; the closure receives the response or the error.
  public func sendCommand(
    apdu: NFCISO7816APDU,
    resultHandler: @escaping @Sendable (Result<NFCISO7816ResponseAPDU, any Error>) -> Void
  ) {
    sendCommand(apdu: apdu) { data, first, second, error in
      resultHandler(answer(data, first, second, error))
    }
  }
}

extension NFCMiFareTag {
  /// Sends a command; the closure receives the response or the error.
  public func sendMiFareCommand(
    commandPacket command: Data,
    resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    sendMiFareCommand(commandPacket: command) { data, error in
      resultHandler(error.map(Result.failure) ?? .success(data))
    }
  }

  /// Sends an ISO 7816 command; the closure receives the response or the error.
  public func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU,
    resultHandler: @escaping @Sendable (Result<NFCISO7816ResponseAPDU, any Error>) -> Void
  ) {
    sendMiFareISO7816Command(apdu) { data, first, second, error in
      resultHandler(answer(data, first, second, error))
    }
  }
}

/// Returns a result with an ISO 7816 response, or the error.
private func answer(
  _ data: Data, _ first: UInt8, _ second: UInt8, _ error: (any Error)?
) -> Result<NFCISO7816ResponseAPDU, any Error> {
  if let error { return .failure(error) }
  return .success(
    NFCISO7816ResponseAPDU(
      statusWord1: first, statusWord2: second, paylaod: data.isEmpty ? nil : data))
}

extension NFCISO15693Tag {
  /// Reads a block; the closure receives it or the error.
  public func readSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
    resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    readSingleBlock(requestFlags: flags, blockNumber: blockNumber) { data, error in
      resultHandler(error.map(Result.failure) ?? .success(data))
    }
  }

  /// Reads several blocks; the closure receives them or the error.
  public func readMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
    resultHandler: @escaping @Sendable (Result<[Data], any Error>) -> Void
  ) {
    readMultipleBlocks(requestFlags: flags, blockRange: blockRange) { blocks, error in
      resultHandler(error.map(Result.failure) ?? .success(blocks))
    }
  }

  /// Sends a manufacturer's command; the closure receives the response or the error.
  public func customCommand(
    requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int,
    customRequestParameters: Data,
    resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    customCommand(
      requestFlags: flags, customCommandCode: customCommandCode,
      customRequestParameters: customRequestParameters
    ) { data, error in resultHandler(error.map(Result.failure) ?? .success(data)) }
  }

  /// Requests the system information; the closure receives it or the error.
  public func getSystemInfo(
    requestFlags flags: NFCISO15693RequestFlag,
    resultHandler: @escaping @Sendable (Result<NFCISO15693SystemInfo, any Error>) -> Void
  ) {
    let identifier = identifier
    getSystemInfo(requestFlags: flags) { form, family, size, count, kind, error in
      if let error { return resultHandler(.failure(error)) }
      resultHandler(
        .success(
          NFCISO15693SystemInfo(
            uniqueIdentifier: identifier, dataStorageFormatIdentifier: form,
            applicationFamilyIdentifier: family, blockSize: size, totalBlocks: count,
            icReference: kind)))
    }
  }
}

extension NFCFeliCaTag {
  /// Polls a system; the closure receives the response or the error.
  public func polling(
    systemCode: Data, requestCode: NFCFeliCaPollingRequestCode, timeSlot: NFCFeliCaPollingTimeSlot,
    resultHandler: @escaping @Sendable (Result<NFCFeliCaPollingResponse, any Error>) -> Void
  ) {
    polling(systemCode: systemCode, requestCode: requestCode, timeSlot: timeSlot) {
      parameter, request, error in
      if let error { return resultHandler(.failure(error)) }
      resultHandler(
        .success(
          NFCFeliCaPollingResponse(
            manufactureParameter: parameter, requestData: request.isEmpty ? nil : request)))
    }
  }

  /// Requests the versions of keys; the closure receives them or the error.
  public func requestService(
    nodeCodeList: [Data], resultHandler: @escaping @Sendable (Result<[Data], any Error>) -> Void
  ) {
    requestService(nodeCodeList: nodeCodeList) { versions, error in
      resultHandler(error.map(Result.failure) ?? .success(versions))
    }
  }

  /// Requests the mode of the tag; the closure receives it or the error.
  public func requestResponse(
    resultHandler: @escaping @Sendable (Result<Int, any Error>) -> Void
  ) {
    requestResponse { mode, error in
      resultHandler(error.map(Result.failure) ?? .success(mode))
    }
  }

  /// Reads blocks; the closure receives the status flags and the blocks, or the error.
  public func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    resultHandler: @escaping @Sendable (Result<(NFCFeliCaStatusFlag, [Data]), any Error>) -> Void
  ) {
    readWithoutEncryption(serviceCodeList: serviceCodeList, blockList: blockList) {
      first, second, blocks, error in
      if let error { return resultHandler(.failure(error)) }
      resultHandler(
        .success((NFCFeliCaStatusFlag(statusFlag1: first, statusFlag2: second), blocks)))
    }
  }

  /// Writes blocks; the closure receives the status flags or the error.
  public func writeWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data], blockData: [Data],
    resultHandler: @escaping @Sendable (Result<NFCFeliCaStatusFlag, any Error>) -> Void
  ) {
    writeWithoutEncryption(
      serviceCodeList: serviceCodeList, blockList: blockList, blockData: blockData
    ) { first, second, error in
      if let error { return resultHandler(.failure(error)) }
      resultHandler(.success(NFCFeliCaStatusFlag(statusFlag1: first, statusFlag2: second)))
    }
  }

  /// Requests the system codes; the closure receives them or the error.
  public func requestSystemCode(
    resultHandler: @escaping @Sendable (Result<[Data], any Error>) -> Void
  ) {
    requestSystemCode { codes, error in
      resultHandler(error.map(Result.failure) ?? .success(codes))
    }
  }

  /// Sends a command; the closure receives the response or the error.
  public func sendFeliCaCommand(
    commandPacket: Data, resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    sendFeliCaCommand(commandPacket: commandPacket) { data, error in
      resultHandler(error.map(Result.failure) ?? .success(data))
    }
  }
}

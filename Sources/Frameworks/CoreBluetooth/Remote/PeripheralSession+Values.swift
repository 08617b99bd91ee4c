internal import TactusBluetooth
internal import TactusMessageBus

// The operations with the values of a device, one after another (Bluetooth.GA3).
extension PeripheralSession {
  // MARK: Discovering

  /// Calls a closure with the D-Bus objects once the services are resolved (Bluetooth.GA1).
  ///
  /// - Thread: any.
  func whenServicesAreKnown(_ body: @escaping @Sendable (BluetoothObjects) -> Void) {
    perform { session, radio in
      guard session.isLinked else { return }
      if session.device?.properties["ServicesResolved"]?.flag == true {
        body(radio.objects)
      } else {
        session.waitingForServices.append { body(radio.objects) }
      }
    }
  }

  // MARK: Reading and writing

  /// Reads a value of a characteristic or a descriptor.
  ///
  /// - Thread: any.
  func read(
    _ path: String, _ interface: String,
    finish: @escaping @Sendable (Result<[UInt8], BusFailure>) -> Void
  ) {
    perform { session, radio in
      session.add(
        PeripheralOperation(
          path: path, method: (interface, "ReadValue"), arguments: [.dictionary([:])]
        ) { answer in
          let result = answer.map { $0.first?.bytes ?? [] }
          session.release(path, read: try? result.get())
          finish(result)
        }, on: radio)
    }
  }

  /// Writes a value of a characteristic or a descriptor.
  ///
  /// - Thread: any.
  func write(
    _ path: String, _ interface: String, _ bytes: [UInt8], type: String?,
    finish: @escaping @Sendable (Result<[BusVariant], BusFailure>) -> Void
  ) {
    perform { session, radio in
      session.add(
        PeripheralOperation(
          path: path, method: (interface, "WriteValue"),
          arguments: [.bytes(bytes), .dictionary(type.map { ["type": .text($0)] } ?? [:])],
          isCommand: type == "command", finish: finish), on: radio)
    }
  }

  /// Turns notifications on or off (Bluetooth.GA6).
  ///
  /// - Thread: any.
  func setNotifying(
    _ isOn: Bool, _ path: String,
    finish: @escaping @Sendable (Result<[BusVariant], BusFailure>) -> Void
  ) {
    perform { session, radio in
      session.add(
        PeripheralOperation(
          path: path,
          method: (BluetoothInterface.characteristic, isOn ? "StartNotify" : "StopNotify")
        ) { answer in
          if case .success = answer {
            if isOn { session.notifying.insert(path) } else { session.notifying.remove(path) }
          }
          finish(answer)
        }, on: radio)
    }
  }

  /// Handles that a value without a response has been sent (Bluetooth.GA4).
  func sent() {
    let wasFull = unsentCount.withLock { count in
      defer { count = max(0, count - 1) }
      return count == Self.unsentLimit
    }
    guard wasFull else { return }
    tell { peripheral in
      peripheral.delegate?.peripheralIsReady(toSendWriteWithoutResponse: peripheral)
    }
  }

  /// The maximum packet size to which both devices have agreed, in bytes (Bluetooth.GA9).
  ///
  /// - Source: 23 before they have, by the Bluetooth specification. Confidence: documented.
  var packetSize: Int {
    guard let objects = engine?.radio.objects else { return 23 }
    let interface = BluetoothInterface.characteristic
    return objects.paths(of: interface, below: path)
      .compactMap { objects.value("MTU", of: interface, at: $0)?.number }.min() ?? 23
  }

  // MARK: Internals

  private func add(_ operation: PeripheralOperation, on radio: BluetoothRadio) {
    operations.append(operation)
    proceed(on: radio)
  }

  /// Starts the operations that can start.
  private func proceed(on radio: BluetoothRadio) {
    while !isBusy, !operations.isEmpty {
      let operation = operations.removeFirst()
      isBusy = !operation.isCommand
      if operation.method.name == "ReadValue" { heldValues[operation.path] = [] }
      let number = attempt
      radio.call(operation.path, operation.method, operation.arguments) { [weak self] answer in
        // A late response belongs to an earlier connection.
        guard let self, attempt == number else { return }
        operation.finish(answer)
        guard !operation.isCommand else { return }
        isBusy = false
        proceed(on: radio)
      }
    }
  }

  /// A value has changed (Bluetooth.GA5).
  func valueChanged(at path: String, _ bytes: [UInt8]) {
    guard notifying.contains(path) else { return }
    if heldValues[path] != nil {
      heldValues[path]?.append(bytes)
    } else {
      deliver(path, bytes)
    }
  }

  /// Reports the values that arrived during a read, except the one that announces its result.
  private func release(_ path: String, read bytes: [UInt8]?) {
    var held = heldValues.removeValue(forKey: path) ?? []
    if let bytes, held.last == bytes { held.removeLast() }
    for bytes in held { deliver(path, bytes) }
  }

  private func deliver(_ path: String, _ bytes: [UInt8]) {
    tell { peripheral in
      guard let characteristic = peripheral.characteristic(at: path) else { return }
      characteristic.content.value = Data(bytes)
      peripheral.delegate?.peripheral(
        peripheral, didUpdateValueFor: characteristic, error: nil)
    }
  }
}

extension Result {
  /// The error; `nil` after success.
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

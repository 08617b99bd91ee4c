internal import TactusBluetooth

// The discovery of attributes; the methods for apps are in `CBPeripheral`, since members of an
// extension cannot be overridden.
extension CBPeripheral {
  /// Discovers services (Bluetooth.GA1).
  func findServices(_ uuids: [CBUUID]?) {
    let wanted = Wanted(uuids)
    session.whenServicesAreKnown { [weak session, path = session.path] objects in
      let found = objects.paths(of: BluetoothInterface.gattService, below: path)
        .compactMap { FoundAttribute($0, BluetoothInterface.gattService, in: objects) }
        .filter { $0.isPrimary && wanted.contains($0.uuid) }
      session?.tell { peripheral in
        let services = found.map(peripheral.service)
        peripheral.known.withLock { known in
          known.services = Self.merge(known.services, services, \.path)
        }
        peripheral.delegate?.peripheral(peripheral, didDiscoverServices: nil)
      }
    }
  }

  /// Discovers the services that a service includes.
  func findIncludedServices(_ uuids: [CBUUID]?, for service: CBService) {
    let (wanted, path) = (Wanted(uuids), service.path)
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let service = service
    session.whenServicesAreKnown { [weak session] objects in
      let interface = BluetoothInterface.gattService
      let found = (objects.value("Includes", of: interface, at: path)?.texts ?? [])
        .compactMap { FoundAttribute($0, interface, in: objects) }
        .filter { wanted.contains($0.uuid) }
      session?.tell { peripheral in
        let services = found.map(peripheral.service)
        service.included.withLock { $0 = Self.merge($0, services, \.path) }
        peripheral.delegate?.peripheral(
          peripheral, didDiscoverIncludedServicesFor: service, error: nil)
      }
    }
  }

  /// Discovers the characteristics of a service.
  func findCharacteristics(_ uuids: [CBUUID]?, for service: CBService) {
    let (wanted, path) = (Wanted(uuids), service.path)
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let service = service
    session.whenServicesAreKnown { [weak session] objects in
      let found = objects.paths(of: BluetoothInterface.characteristic, below: path)
        .compactMap { FoundAttribute($0, BluetoothInterface.characteristic, in: objects) }
        .filter { wanted.contains($0.uuid) }
      session?.tell { peripheral in
        let characteristics = found.map { peripheral.characteristic($0, of: service) }
        service.members.withLock { $0 = Self.merge($0, characteristics, \.path) }
        peripheral.delegate?.peripheral(
          peripheral, didDiscoverCharacteristicsFor: service, error: nil)
      }
    }
  }

  /// Looks up a characteristic's descriptors among the objects that BlueZ knows.
  func findDescriptors(for characteristic: CBCharacteristic) {
    let path = characteristic.path
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let characteristic = characteristic
    session.whenServicesAreKnown { [weak session] objects in
      let found = objects.paths(of: BluetoothInterface.descriptor, below: path)
        .compactMap { FoundAttribute($0, BluetoothInterface.descriptor, in: objects) }
      session?.tell { peripheral in
        characteristic.members.value = found.map { peripheral.descriptor($0, of: characteristic) }
        peripheral.delegate?.peripheral(
          peripheral, didDiscoverDescriptorsFor: characteristic, error: nil)
      }
    }
  }

  // MARK: Internals

  /// The identifiers to discover, for any thread.
  ///
  /// Sendable because identifiers never change.
  private struct Wanted: @unchecked Sendable {
    private let uuids: [CBUUID]?

    init(_ uuids: [CBUUID]?) { self.uuids = uuids }

    func contains(_ uuid: CBUUID) -> Bool { uuids?.contains(uuid) ?? true }
  }

  /// Merges the objects of earlier discoveries with those of this one, without duplicates, in the
  /// order of the paths.
  private static func merge<Attribute: AnyObject>(
    _ old: [Attribute]?, _ new: [Attribute], _ path: KeyPath<Attribute, String>
  ) -> [Attribute] {
    let paths = Set(new.map { $0[keyPath: path] })
    return ((old ?? []).filter { !paths.contains($0[keyPath: path]) } + new)
      .sorted { $0[keyPath: path] < $1[keyPath: path] }
  }

  private func service(_ found: FoundAttribute) -> CBService {
    known.withLock { known in
      if let service = known.allServices[found.path] { return service }
      let service = CBService(
        uuid: found.uuid, isPrimary: found.isPrimary, path: found.path, of: self)
      known.allServices[found.path] = service
      return service
    }
  }

  private func characteristic(_ found: FoundAttribute, of service: CBService) -> CBCharacteristic {
    known.withLock { known in
      if let characteristic = known.characteristics[found.path] { return characteristic }
      let characteristic = CBCharacteristic(
        uuid: found.uuid, properties: CharacteristicFlag.properties(of: found.flags),
        path: found.path, of: service)
      known.characteristics[found.path] = characteristic
      return characteristic
    }
  }

  private func descriptor(
    _ found: FoundAttribute, of characteristic: CBCharacteristic
  ) -> CBDescriptor {
    known.withLock { known in
      if let descriptor = known.descriptors[found.path] { return descriptor }
      let descriptor = CBDescriptor(uuid: found.uuid, path: found.path, of: characteristic)
      known.descriptors[found.path] = descriptor
      return descriptor
    }
  }
}

import Foundation
import TactusCrashReports

/// All parameters of a unit.
///
/// Steps AudioUnits.AP1…AP3
///
/// - Thread: any; nothing in it changes after its creation.
open class AUParameterTree: AUParameterGroup, @unchecked Sendable {
  /// Creates an empty tree.
  public override init() {
    addresses = [:]
    super.init()
  }

  // MARK: Creating

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - identifier: The permanent name.
  ///   - name: The name for display.
  ///   - address: The number of the parameter in its tree.
  ///   - min: The smallest value.
  ///   - max: The largest value.
  ///   - unit: The unit of the value.
  ///   - unitName: The name of the unit, if it is `.customUnit`.
  ///   - flags: The properties.
  ///   - valueStrings: The names of the values from 0 on, or `nil`.
  ///   - dependentParameters: The addresses of the parameters that change along with this one, or
  ///     `nil`.
  open class func createParameter(
    withIdentifier identifier: String, name: String, address: AUParameterAddress, min: AUValue,
    max: AUValue, unit: AudioUnitParameterUnit, unitName: String?,
    flags: AudioUnitParameterOptions = [], valueStrings: [String]?,
    dependentParameters: [NSNumber]?
  ) -> AUParameter {
    programmingPrecondition(
      min <= max, "the range of the parameter \"\(identifier)\" ends before it begins")
    var properties = ParameterProperties()
    (properties.address, properties.minimum, properties.maximum) = (address, min, max)
    (properties.unit, properties.unitName, properties.flags) = (unit, unitName, flags)
    properties.valueStrings = valueStrings
    properties.dependents = dependentParameters?.map(\.uint64Value)
    let parameter = AUParameter(properties)
    (parameter.identifier, parameter.displayName) = (identifier, name)
    return parameter
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - identifier: The permanent name.
  ///   - name: The name for display.
  ///   - children: The nodes, whose identifiers differ.
  open class func createGroup(
    withIdentifier identifier: String, name: String, children: [AUParameterNode]
  ) -> AUParameterGroup {
    let group = AUParameterGroup(children: children)
    (group.identifier, group.displayName) = (identifier, name)
    return group
  }

  /// Creates a group without a name, for copies.
  open class func createGroupTemplate(_ children: [AUParameterNode]) -> AUParameterGroup {
    AUParameterGroup(children: children)
  }

  /// Creates a group with copies of the nodes of another one.
  ///
  /// - Parameters:
  ///   - templateGroup: The other group.
  ///   - identifier: The permanent name.
  ///   - name: The name for display.
  ///   - addressOffset: The offset added to the addresses of the parameters.
  open class func createGroup(
    fromTemplate templateGroup: AUParameterGroup, identifier: String, name: String,
    addressOffset: AUParameterAddress
  ) -> AUParameterGroup {
    let children = templateGroup.children.map { $0.copy(addressOffset: addressOffset) }
    return createGroup(withIdentifier: identifier, name: name, children: children)
  }

  /// Creates a tree; two parameters with the same address raise an exception.
  open class func createTree(withChildren children: [AUParameterNode]) -> AUParameterTree {
    AUParameterTree(tree: children)
  }

  // MARK: Finding

  /// Returns the parameter of an address.
  open func parameter(withAddress address: AUParameterAddress) -> AUParameter? {
    addresses[address]
  }

  /// Returns the parameter of a version 2 unit; always `nil`, because trees belong to version 3
  /// units.
  open func parameter(
    withID paramID: AudioUnitParameterID, scope: AudioUnitScope, element: AudioUnitElement
  ) -> AUParameter? { nil }

  // MARK: Archives

  /// Decodes a tree with its parameters.
  public required init?(coder: NSCoder) {
    addresses = [:]
    super.init(coder: coder)
    guard Self.fault(of: allParameters) == nil else { return nil }
    index()
  }

  // MARK: Internals

  private var addresses: [AUParameterAddress: AUParameter]

  private init(tree children: [AUParameterNode]) {
    addresses = [:]
    super.init(children: children)
    if let fault = Self.fault(of: allParameters) { programmingError(fault) }
    index()
  }

  private static func fault(of parameters: [AUParameter]) -> String? {
    var addresses: Set<AUParameterAddress> = []
    for parameter in parameters where !addresses.insert(parameter.address).inserted {
      return "two parameters of a tree have the address \(parameter.address)"
    }
    return nil
  }

  private func index() {
    for parameter in allParameters { addresses[parameter.address] = parameter }
  }
}

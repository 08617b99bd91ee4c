/// The names of the Bluetooth service, BlueZ, on the bus.
///
/// - Source: the D-Bus interfaces in BlueZ's documentation. Confidence: documented.
package enum BluetoothInterface {
  /// The bus name of the service.
  package static let service = "org.bluez"
  /// The interface of an adapter.
  package static let adapter = "org.bluez.Adapter1"
  /// The interface of a remote device.
  package static let device = "org.bluez.Device1"
  /// The interface of a service of a device, or of this program.
  package static let gattService = "org.bluez.GattService1"
  /// The interface of a characteristic.
  package static let characteristic = "org.bluez.GattCharacteristic1"
  /// The interface of a descriptor.
  package static let descriptor = "org.bluez.GattDescriptor1"
  /// The interface of an advertisement of this program.
  package static let advertisement = "org.bluez.LEAdvertisement1"
  /// The D-Bus interface that takes services of this program.
  package static let gattManager = "org.bluez.GattManager1"
  /// The D-Bus interface that takes advertisements of this program.
  package static let advertisingManager = "org.bluez.LEAdvertisingManager1"
  /// The D-Bus interface that lists objects.
  package static let objectManager = "org.freedesktop.DBus.ObjectManager"
  /// The D-Bus interface that announces properties.
  package static let properties = "org.freedesktop.DBus.Properties"

  /// The interfaces of the objects that a program offers to the service.
  package static let offered = """
    <node>
    <interface name='org.freedesktop.DBus.ObjectManager'>
    <method name='GetManagedObjects'><arg type='a{oa{sa{sv}}}' direction='out'/></method>
    </interface>
    <interface name='org.bluez.GattService1'>
    <property name='UUID' type='s' access='read'/>
    <property name='Primary' type='b' access='read'/>
    <property name='Includes' type='ao' access='read'/>
    </interface>
    <interface name='org.bluez.GattCharacteristic1'>
    <method name='ReadValue'><arg type='a{sv}' direction='in'/><arg type='ay' direction='out'/>
    </method>
    <method name='WriteValue'><arg type='ay' direction='in'/><arg type='a{sv}' direction='in'/>
    </method>
    <method name='StartNotify'/><method name='StopNotify'/><method name='Confirm'/>
    <property name='UUID' type='s' access='read'/>
    <property name='Service' type='o' access='read'/>
    <property name='Flags' type='as' access='read'/>
    </interface>
    <interface name='org.bluez.GattDescriptor1'>
    <method name='ReadValue'><arg type='a{sv}' direction='in'/><arg type='ay' direction='out'/>
    </method>
    <method name='WriteValue'><arg type='ay' direction='in'/><arg type='a{sv}' direction='in'/>
    </method>
    <property name='UUID' type='s' access='read'/>
    <property name='Characteristic' type='o' access='read'/>
    <property name='Flags' type='as' access='read'/>
    </interface>
    <interface name='org.bluez.LEAdvertisement1'>
    <method name='Release'/>
    <property name='Type' type='s' access='read'/>
    <property name='ServiceUUIDs' type='as' access='read'/>
    <property name='LocalName' type='s' access='read'/>
    </interface>
    </node>
    """
}

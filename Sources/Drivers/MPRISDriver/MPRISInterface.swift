import TactusMessageBus

/// The names and interfaces of MPRIS.
///
/// - Source: the MPRIS specification, version 2.2. Confidence: documented.
enum MPRISInterface {
  /// The bus name, to which other instances add a suffix.
  static let name = "org.mpris.MediaPlayer2.tactus"
  /// The path of the object.
  static let path = "/org/mpris/MediaPlayer2"
  /// The interface of the program.
  static let root = "org.mpris.MediaPlayer2"
  /// The interface of the player.
  static let player = "org.mpris.MediaPlayer2.Player"

  /// The interfaces as introspection XML.
  static let description = """
    <node>
    <interface name='org.mpris.MediaPlayer2'>
    <method name='Raise'/><method name='Quit'/>
    <property name='CanQuit' type='b' access='read'/>
    <property name='CanRaise' type='b' access='read'/>
    <property name='HasTrackList' type='b' access='read'/>
    <property name='Identity' type='s' access='read'/>
    <property name='SupportedUriSchemes' type='as' access='read'/>
    <property name='SupportedMimeTypes' type='as' access='read'/>
    </interface>
    <interface name='org.mpris.MediaPlayer2.Player'>
    <method name='Next'/><method name='Previous'/><method name='Pause'/>
    <method name='PlayPause'/><method name='Stop'/><method name='Play'/>
    <method name='Seek'><arg name='Offset' type='x' direction='in'/></method>
    <method name='SetPosition'><arg name='TrackId' type='o' direction='in'/>
    <arg name='Position' type='x' direction='in'/></method>
    <method name='OpenUri'><arg name='Uri' type='s' direction='in'/></method>
    <signal name='Seeked'><arg name='Position' type='x'/></signal>
    <property name='PlaybackStatus' type='s' access='read'/>
    <property name='LoopStatus' type='s' access='readwrite'/>
    <property name='Rate' type='d' access='readwrite'/>
    <property name='Shuffle' type='b' access='readwrite'/>
    <property name='Metadata' type='a{sv}' access='read'/>
    <property name='Volume' type='d' access='readwrite'/>
    <property name='Position' type='x' access='read'/>
    <property name='MinimumRate' type='d' access='read'/>
    <property name='MaximumRate' type='d' access='read'/>
    <property name='CanGoNext' type='b' access='read'/>
    <property name='CanGoPrevious' type='b' access='read'/>
    <property name='CanPlay' type='b' access='read'/>
    <property name='CanPause' type='b' access='read'/>
    <property name='CanSeek' type='b' access='read'/>
    <property name='CanControl' type='b' access='read'/>
    </interface>
    </node>
    """

  /// Returns the value of a property of the program; `nil` if there is none.
  static func rootValue(of property: String) -> BusVariant? {
    switch property {
    case "CanQuit", "CanRaise", "HasTrackList": .flag(false)
    case "Identity": .text("Tactus")
    case "SupportedUriSchemes", "SupportedMimeTypes": .texts([])
    default: nil
    }
  }
}

"""A client of the accessibility bus: performs commands on the application Tactus, one a line.

    client.py dump | await NAME | press NAME [ACTION] | set NAME NUMBER | text NAME TEXT | focus NAME |
              caret NAME | watch SECONDS | hostile
"""

import os
import sys
import time

import pyatspi
from gi.repository import Atspi, Gio, GLib


def application():
    for _ in range(100):
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and app.toolkitName == "Tactus":
                return app
        time.sleep(0.02)
    sys.exit("no application")


def every(item, depth=0):
    yield item, depth
    for child in item:
        # A child that the app has removed since it said how many children it has.
        if child is not None:
            yield from every(child, depth + 1)


def find(name):
    for item, _ in every(application()):
        if item.name == name:
            return item
    sys.exit(f"nothing has the name {name}")


STATES = ["focused", "checked", "selected", "editable", "sensitive"]


def line(item, depth):
    parts = ["  " * depth + item.getRoleName(), repr(item.name)]
    states = {Atspi.StateType(state).value_nick for state in item.getState().getStates()}
    states = [state for state in STATES if state in states]
    if depth > 1:
        parts.append("+".join(states) or "-")
        box = item.queryComponent().getExtents(0)
        parts.append(f"{box.x},{box.y},{box.width},{box.height}")
    if item.description:
        parts.append(f"({item.description})")
    interfaces = pyatspi.listInterfaces(item)
    if "Action" in interfaces:
        action = item.queryAction()
        parts.append("/".join(action.getName(index) for index in range(action.nActions)))
    if "Value" in interfaces:
        value = item.queryValue()
        parts.append(f"{value.minimumValue:g}<{value.currentValue:g}<{value.maximumValue:g}")
    if "EditableText" in interfaces:
        parts.append(repr(item.queryText().getText(0, -1)))
    return " ".join(parts)


def watch(seconds):
    def heard(event):
        source = event.source.name if event.source else ""
        data = event.any_data
        data = data.name if isinstance(data, Atspi.Accessible) else data
        print(event.type, event.detail1, repr(source), repr(data), flush=True)

    types = [
        "object:state-changed", "object:children-changed", "object:property-change",
        "object:text-changed", "object:announcement", "window:activate",
    ]
    pyatspi.Registry.registerEventListener(heard, *types)
    print("ready", flush=True)
    GLib.timeout_add(int(seconds * 1000), pyatspi.Registry.stop)
    pyatspi.Registry.start()


PREFIX = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"


def bus_address():
    if "AT_SPI_BUS_ADDRESS" in os.environ:
        return os.environ["AT_SPI_BUS_ADDRESS"]
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    return session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000
    ).unpack()[0]


def hostile():
    """Calls what is not there with what it does not take, then a thousand times without listening."""
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(
        bus_address(), flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION)
    [name] = [
        child for child, _ in bus.call_sync(
            PREFIX + "Registry", ROOT, PREFIX + "Accessible", "GetChildren", None, None, 0, 5000
        ).unpack()[0]
    ]
    long = "x" * 1_000_000
    calls = [
        (ROOT[:-4] + "99999", "Accessible", "GetRole", None),
        (ROOT[:-4] + "_1", "Accessible", "GetRole", None),
        ("/", "Accessible", "GetRole", None),
        (ROOT, "Accessible", "NoSuchMethod", None),
        (ROOT, "NoSuchInterface", "GetRole", None),
        (ROOT, "Accessible", "GetChildAtIndex", GLib.Variant("(s)", ("1",))),
        (ROOT, "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (-(2**31),))),
        (ROOT, "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (2**31 - 1,))),
        (ROOT, "EditableText", "SetTextContents", GLib.Variant("(s)", (long,))),
        (ROOT, "Action", "DoAction", GLib.Variant("(i)", (2**31 - 1,))),
    ]
    errors = 0
    for path, interface, method, arguments in calls:
        try:
            bus.call_sync(name, path, PREFIX + interface, method, arguments, None, 0, 5000)
        except GLib.Error:
            errors += 1
    for index in range(1000):
        path, interface, method, arguments = calls[index % len(calls)]
        bus.call(name, path, PREFIX + interface, method, arguments, None, 0, 5000)
    bus.close_sync()
    print(f"{errors} errors of {len(calls)}")


for command in sys.argv[1:]:
    name, *words = command.split("|")
    if name == "dump":
        for item, depth in every(application()):
            print(line(item, depth), flush=True)
    elif name == "await":
        while not any(item.name == words[0] for item, _ in every(application())):
            time.sleep(0.05)
        print(line(find(words[0]), 2), flush=True)
    elif name == "press":
        action = find(words[0]).queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        print(action.doAction(names.index(words[1]) if len(words) > 1 else 0))
    elif name == "set":
        find(words[0]).queryValue().currentValue = float(words[1])
    elif name == "text":
        print(find(words[0]).queryEditableText().setTextContents(words[1]))
    elif name == "insert":
        print(find(words[0]).queryEditableText().insertText(int(words[1]), words[2], len(words[2])))
    elif name == "delete":
        print(find(words[0]).queryEditableText().deleteText(int(words[1]), int(words[2])))
    elif name == "focus":
        print(find(words[0]).queryComponent().grabFocus())
    elif name == "word":
        text, start, end = find(words[0]).queryText().getStringAtOffset(int(words[1]), 1)
        print(repr(text), start, end)
    elif name == "caret":
        print(find(words[0]).queryText().caretOffset)
    elif name == "odd":
        item = find(words[0])
        print(item.getChildAtIndex(99), item.queryAction().doAction(77))
        print(repr(item.queryText().getText(-5, 10_000)), item.queryText().getCharacterAtOffset(999))
    elif name == "hostile":
        hostile()
    elif name == "watch":
        watch(float(words[0]))

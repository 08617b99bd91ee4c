"""A client of the accessibility bus: performs commands on the application Tactus, one a line.

    client.py dump | await NAME | press NAME [ACTION] | set NAME NUMBER | text NAME TEXT | focus NAME | watch SECONDS
"""

import sys
import time

import pyatspi
from gi.repository import Atspi, GLib


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
    elif name == "odd":
        item = find(words[0])
        print(item.getChildAtIndex(99), item.queryAction().doAction(77))
        print(repr(item.queryText().getText(-5, 10_000)), item.queryText().getCharacterAtOffset(999))
    elif name == "watch":
        watch(float(words[0]))

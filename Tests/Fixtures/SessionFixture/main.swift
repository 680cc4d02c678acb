import CapabilitiesPlayground

await PlaygroundProgram(.box, commands: commands, name: "box").run()
